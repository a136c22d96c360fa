import { define } from '../kit/define.ts';
import { discoveryCall } from './widget.ts';

define(discoveryCall);
