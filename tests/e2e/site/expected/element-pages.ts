import { globSync } from 'node:fs';
import { sample } from '../../../sample.ts';
import type { ExpectedPage } from './page.ts';

const names = globSync('widgets/*/element.ts').map((file) => file.split('/')[1] ?? '');

/** The pages of the elements, by address: one of them, or all. */
export const elementPages: Readonly<Record<string, ExpectedPage>> = Object.fromEntries(
  sample(names.sort(), ['popover']).map((name) => [
    `/embed/${name}`,
    {
      h1: `hire-${name}`,
      sections: [{ what: 'a way back', links: { 'All elements': '/embed' } }],
    },
  ]),
);
