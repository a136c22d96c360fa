import { define } from '../kit/element/define.ts';
import { discoveryCall } from './widget.ts';

export default define(discoveryCall);
