import { define } from '../kit/element/define.ts';
import { carousel } from './widget.ts';

export default define(carousel);
