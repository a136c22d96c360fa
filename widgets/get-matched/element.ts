import { define } from '../kit/element/define.ts';
import { getMatched } from './widget.ts';

define(getMatched);
