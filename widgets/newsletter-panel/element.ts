import { define } from '../kit/define.ts';
import { newsletterPanel } from './widget.ts';

define(newsletterPanel);
