import { define } from '../kit/define.ts';
import { carousel } from './widget.ts';

define(carousel);
