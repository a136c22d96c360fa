import { define } from '../kit/define.ts';
import { popover } from './widget.ts';

define(popover);
