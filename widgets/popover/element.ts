import { define } from '../kit/element/define.ts';
import { popover } from './widget.ts';

define(popover);
