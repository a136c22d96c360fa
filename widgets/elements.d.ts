/**
 * The public face: every tag with its attributes, properties, events, methods, parts and tokens.
 *
 * Attributes are kebab-case; each is also a camelCase property, which may be set before the element
 * is defined. Booleans go by presence. Tokens (widgets/kit/tokens.ts) are custom properties
 * `--hire-<name>`, set on `:root` or on the tag. Events bubble and are composed; their details never
 * carry what a visitor typed.
 */

/** What every element has. */
interface HireElement extends HTMLElement {
  /** Follows the page's `color-scheme` unless set. Attribute `theme`. */
  theme: 'auto' | 'light' | 'dark' | undefined;
}

/** The answers of the get-matched wizard: the `formData` that is sent (spec.md section 3). */
export interface GetMatchedAnswers {
  role: string;
  engagement: string;
  management: string;
  projectType: string;
  companySize: string;
  skills: string[];
  hiringFor: string;
  startDate: string;
  name: string;
  email: string;
  company: string;
  phone: string;
}

/**
 * `<hire-get-matched>`: nine steps that end in a lead. Children are shown where no script runs.
 *
 * Events: `hire-ready`, `hire-step` {step, of}, `hire-answer` {fields}, `hire-invalid` {fields},
 * `hire-submit` (cancelable), `hire-success`, `hire-error`.
 * Parts: card, count, progress, progress-fill, heading, option, field, label, hint, error, control,
 * actions, button, button-primary, button-secondary, button-quiet.
 */
export interface HireGetMatchedElement extends HireElement {
  /** Answers step 1 beforehand. Attribute `role`, which is taken off the tag once read. */
  role: 'pm' | 'dev' | 'designer' | 'ai' | 'cs' | 'marketing' | 'sales' | 'other' | undefined;
  /** Sends nothing without a name and an e-mail. Attribute `guard`; the default never blocks. */
  guard: boolean;
  /**
   * The wizard is what this page is for: the browser's Back is the step before, and an address
   * that ends in `#dev` answers step 1. Attribute `owns-page`.
   */
  ownsPage: boolean;
  /** The booking page of "Book a Call"; http(s) only. Attribute `schedule-url`. */
  scheduleUrl: string | undefined;
  next(): void;
  back(): void;
  /** 1 to 9; anything else does nothing. */
  goTo(step: number): void;
  /** Sends the answers as they are; resolves when there is an answer. */
  submit(): Promise<void>;
  reset(): void;
  getData(): GetMatchedAnswers;
  setData(answers: Partial<GetMatchedAnswers>): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'hire-get-matched': HireGetMatchedElement;
  }
  interface HTMLElementEventMap {
    'hire-ready': CustomEvent<undefined>;
    'hire-open': CustomEvent<undefined>;
    'hire-close': CustomEvent<undefined>;
    'hire-step': CustomEvent<{ step: number; of: number }>;
    'hire-answer': CustomEvent<{ fields: string[] }>;
    'hire-invalid': CustomEvent<{ fields: string[] }>;
    'hire-submit': CustomEvent<undefined>;
    'hire-success': CustomEvent<undefined>;
    'hire-error': CustomEvent<undefined>;
    'hire-booking-scheduled': CustomEvent<undefined>;
  }
}
