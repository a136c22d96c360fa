export type Role =
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'link'
  | 'radio'
  | 'textbox';

export type Key = 'Enter' | 'Escape' | 'Tab';

/** What a person does in a browser, whichever it is. Names are whole unless they are a pattern. */
export interface Visitor {
  /** What a page's policy has refused to the library that drives the browser. */
  readonly ownRefusals: readonly string[];
  visit(address: string): Promise<void>;
  press(role: Role, name: string): Promise<void>;
  fill(name: RegExp, text: string): Promise<void>;
  key(key: Key): Promise<void>;
  /** Waits until it is there and can be seen. */
  see(role: Role, name: string | RegExp): Promise<void>;
  /** Waits until it is not to be seen. */
  miss(role: Role, name: string | RegExp): Promise<void>;
  /** Runs in the page: it may name nothing but what it is given. */
  ask<Given, Answer>(
    script: (given: Given) => Answer | Promise<Answer>,
    given: Given,
  ): Promise<Answer>;
  /** Runs a library's source in the page, whatever its policy. */
  load(source: string): Promise<void>;
  /** Makes the window that wide, or as narrow as the browser lets it be. */
  resize(width: number): Promise<void>;
  /** Of the window, or of the whole page where the browser can. */
  picture(file: string, isWhole: boolean): Promise<void>;
}
