import { define } from '../kit/define.ts';
import { getMatched } from './widget.ts';

define(getMatched);
