import { define } from '../kit/element/define.ts';
import { newsletterPopup } from './widget.ts';

export const HireNewsletterPopup = define(newsletterPopup);
