import type { Tag } from '../kit/element/tag.ts';

export const tag: Tag = {
  tag: 'hire-discovery-call',
  opens: true,
  startsClosed: true,
  loadWhen: 'opened',
};
