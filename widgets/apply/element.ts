import { define } from '../kit/define.ts';
import { apply } from './widget.ts';

define(apply);
