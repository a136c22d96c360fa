import { define } from '../kit/define.ts';
import { newsletterPopup } from './widget.ts';

define(newsletterPopup);
