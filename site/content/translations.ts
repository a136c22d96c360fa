import { shell } from './shell.ts';

/** The pages that exist in several languages: their paths, by language. The others are English. */
const translations = [{ en: '/get-matched', de: '/de/get-matched' }] as const;

type Language = keyof (typeof translations)[number];

/** The paths of a page in all languages, by language. Empty if there is only one. */
export const pathsOf = (path: string): [Language, string][] => {
  const paths = translations.find((one) => Object.values<string>(one).includes(path)) ?? {};
  return Object.entries(paths) as [Language, string][];
};

/** The language of the page at a path. */
export const languageOf = (path: string): string =>
  pathsOf(path).find(([, own]) => own === path)?.[0] ?? shell.language;
