import type texts from './kit/languages/de.json';

/** Some of the texts, in the same structure. */
type Messages<Texts> = {
  [Name in keyof Texts]?: Texts[Name] extends string ? string : Messages<Texts[Name]>;
};

/**
 * The messages of every element, by its tag. Read from a translation, because its texts are in one file,
 * and are those of English (tests/unit/languages.test.ts). The package has this type written out
 * (tools/build/package/messages.ts).
 */
export type ElementMessages = Messages<typeof texts>;
