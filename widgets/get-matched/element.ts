import { define } from '../kit/element/define.ts';
import { getMatched } from './widget.ts';

export default define(getMatched);
