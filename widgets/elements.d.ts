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
export interface HireGetMatchedElement extends HireElement, HireForm<GetMatchedAnswers> {
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
}

/** The talent application: the `formData` that is sent. `resumeFile` is a name, never a file. */
export interface Application {
  name: string;
  email: string;
  location: string;
  skills: string[];
  experience: string;
  availability: string;
  hourlyRate: string;
  portfolio: string;
  bio: string;
  languages: string;
  timezone: string;
  resumeFile: string;
}

/**
 * `<hire-apply>`: the talent application form. Children are shown where no script runs.
 *
 * Events: `hire-ready`, `hire-answer` {fields}, `hire-invalid` {fields}, `hire-submit`
 * (cancelable), `hire-success`, `hire-error`.
 * Parts: card, section, heading, field, label, hint, error, control, option, error-summary,
 * drop-zone, file, actions, button, button-primary, button-quiet.
 */
export interface HireApplyElement extends HireElement, HireForm<Application> {
  /** The page's title begins with "Error: " while the summary stands. Attribute `owns-page`. */
  ownsPage: boolean;
}

/** What a form's element can do. */
interface HireForm<Answers> {
  /** As the visitor's own press: checks, then sends; resolves when there is an answer. */
  submit(): Promise<void>;
  reset(): void;
  getData(): Answers;
  /** Fields the form does not have, and answers it does not offer, are ignored. */
  setData(answers: Partial<Answers>): void;
}

/** What an element can do that opens and closes; `hire-open` and `hire-close` can be cancelled. */
interface HireOpenable {
  close(): void;
  toggle(): void;
}

/** The discovery-call request: the `formData` that is sent. */
export interface DiscoveryCallAnswers {
  name: string;
  email: string;
  company: string;
  talentType: string;
  urgency: string;
  notes: string;
}

/**
 * `<hire-discovery-call>`: a modal dialog in two steps, then a calendar.
 *
 * Opened by `open()`, the attribute `open`, `<button command="--open" commandfor="its-id">`, or
 * `<a data-hire-open="discovery-call" href="the calendar, without scripts">`.
 * Events: those of a form, `hire-open`, `hire-close` (both cancelable), `hire-step` {step, of},
 * `hire-booking-scheduled`.
 */
export interface HireDiscoveryCallElement
  extends HireElement,
    HireForm<DiscoveryCallAnswers>,
    HireOpenable {
  open(): void;
  /** The calendar's address, http(s) only. Attribute `schedule-url`. */
  scheduleUrl: string | undefined;
  /** `auto`, the month in which it is shown, or `YYYY-MM`. Attribute `schedule-month`. */
  scheduleMonth: string | undefined;
  next(): void;
  back(): void;
}

/** The newsletter subscription: the `formData` that is sent. */
export interface NewsletterAnswers {
  email: string;
  curiosity: string;
}

/**
 * `<hire-newsletter-panel>`: a panel that slides in, and closes by itself 3 s after a success.
 * Opened like the discovery call; `open({ email })` carries an address over to be confirmed.
 */
export interface HireNewsletterPanelElement
  extends HireElement,
    HireForm<NewsletterAnswers>,
    HireOpenable {
  open(known?: Partial<NewsletterAnswers>): void;
  /** The address of the privacy notice beside the field. Attribute `privacy-url`. */
  privacyUrl: string | undefined;
}

/**
 * `<hire-newsletter-popup>`: a card that shows itself once a session, after 10 s or 30 percent of
 * scrolling. The session-storage key `newsletter-popup-seen` is all it keeps.
 */
export interface HireNewsletterPopupElement extends HireNewsletterPanelElement {}

/**
 * `<hire-carousel>`: every child is a slide, and all of them are a list where no script runs.
 *
 * Events: `hire-ready`, `hire-step` {step, of} on every change.
 * Parts: carousel, card, controls, button, pause, play, back, next, dots, dot.
 */
export interface HireCarouselElement extends HireElement {
  /** Its name; the default is "Highlights". */
  label: string | undefined;
  /** Milliseconds to the next slide: 5,000 unless set, at least 1,000; 0 starts stopped. */
  interval: number | undefined;
  next(): void;
  back(): void;
  /** From 1. */
  goTo(place: number): void;
  play(): void;
  pause(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'hire-apply': HireApplyElement;
    'hire-carousel': HireCarouselElement;
    'hire-discovery-call': HireDiscoveryCallElement;
    'hire-get-matched': HireGetMatchedElement;
    'hire-newsletter-panel': HireNewsletterPanelElement;
    'hire-newsletter-popup': HireNewsletterPopupElement;
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
