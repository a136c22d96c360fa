import { words as formWords } from '../kit/newsletter/content.ts';

export const words = { ...formWords, title: 'Get our hiring insights' };
