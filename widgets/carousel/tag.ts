import type { Tag } from '../kit/element/tag.ts';

export const tag: Tag = { tag: 'hire-carousel', loadWhen: 'loaded' };
