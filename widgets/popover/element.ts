import { define } from '../kit/element/define.ts';
import { popover } from './widget.ts';

export default define(popover);
