import type { Tag } from '../kit/element/tag.ts';

export const tag: Tag = {
  tag: 'hire-newsletter-popup',
  opens: true,
  startsClosed: true,
  loadWhen: 'engaged',
};
