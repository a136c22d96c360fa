import { define } from '../kit/element/define.ts';
import { apply } from './widget.ts';

define(apply);
