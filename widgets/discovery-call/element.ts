import { define } from '../kit/element/define.ts';
import { discoveryCall } from './widget.ts';

export const HireDiscoveryCall = define(discoveryCall);
