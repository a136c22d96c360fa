import type messages from './kit/languages/de.json';

/** Some of the messages, in the same structure. */
type Some<Messages> = {
  [Name in keyof Messages]?: Messages[Name] extends string ? string : Some<Messages[Name]>;
};

/**
 * The messages of every element, by its tag. Read from a translation, because its messages are in one
 * file, and have the names of the English ones (tests/unit/languages.test.ts). The package has this
 * type written out (tools/build/package/messages.ts).
 */
export type ElementMessages = Some<typeof messages>;
