import { words as formWords } from '../kit/newsletter/content.ts';

export const words = {
  ...formWords,
  title: 'Subscribe to our newsletter',
  lead: 'What we learn about building remote teams, in your inbox.',
};
