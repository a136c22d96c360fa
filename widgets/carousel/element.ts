import { define } from '../kit/element/define.ts';
import { carousel } from './widget.ts';

export const HireCarousel = define(carousel);
