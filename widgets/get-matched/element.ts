import { define } from '../kit/element/define.ts';
import { getMatched } from './widget.ts';

export const HireGetMatched = define(getMatched);
