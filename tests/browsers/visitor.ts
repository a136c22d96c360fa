export type Role =
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'link'
  | 'radio'
  | 'textbox';

type Key = 'End' | 'Enter' | 'Escape' | 'Tab';

/** The actions of a person in any browser. Names must match completely. */
export interface Visitor {
  /** The policy violations that the browser's driver caused itself. */
  readonly driverViolations: readonly string[];
  visit(address: string): Promise<void>;
  /** Opens a page of a held site before its code has loaded, in a frame if `visit` would wait. */
  visitEarly(address: string): Promise<void>;
  press(role: Role, name: string): Promise<void>;
  pressTwice(role: Role, name: string): Promise<void>;
  /** Fills in the first text field whose name begins with the label. */
  fill(label: string, text: string): Promise<void>;
  /** Chooses a file in the only file input of the page. */
  chooseFile(path: string): Promise<void>;
  pressKey(key: Key): Promise<void>;
  /** Presses a letter with the Control key. */
  pressControl(letter: string): Promise<void>;
  /** Waits until the element is visible. */
  expectVisible(role: Role, name: string): Promise<void>;
  /** Waits until the element is hidden or removed. */
  expectHidden(role: Role, name: string): Promise<void>;
  /** Runs a function in the page. It can use only its parameters. */
  evaluate<Given extends readonly unknown[], Answer>(
    script: (...given: Given) => Answer | Promise<Answer>,
    ...given: Given
  ): Promise<Answer>;
  /** Runs the source code of a library in the page, despite its policy. */
  runScript(source: string): Promise<void>;
  /** Sets the width of the window, or the smallest width that the browser allows. */
  resize(width: number): Promise<void>;
  /** Saves a screenshot of the window or, if the browser supports it, of the whole page. */
  takeScreenshot(file: string, isWhole: boolean): Promise<void>;
}

/** A visitor in a browser that was started for them. */
export interface OpenedBrowser {
  readonly visitor: Visitor;
  close(): Promise<void>;
}
