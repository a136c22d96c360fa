import { define } from '../kit/element/define.ts';
import { newsletterPopup } from './widget.ts';

export default define(newsletterPopup);
