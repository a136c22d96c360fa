import { define } from '../kit/element/define.ts';
import { newsletterPanel } from './widget.ts';

export default define(newsletterPanel);
