import type { Tag } from '../kit/element/tag.ts';

export const tag: Tag = {
  tag: 'hire-newsletter-panel',
  opens: true,
  startsClosed: true,
  // A panel without an id has a button of its own.
  loadWhen: (panel) => (panel.id ? 'opened' : 'near'),
};
