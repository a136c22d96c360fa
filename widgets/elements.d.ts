/**
 * The public face: every tag with its attributes, properties, events, methods, parts and tokens.
 *
 * Attributes are kebab-case; each is also a camelCase property, which may be set before the element
 * is defined. Booleans go by presence. Tokens (widgets/kit/tokens.ts) are custom properties
 * `--hire-<name>`, set on `:root` or on the tag. Events bubble and are composed; their details never
 * carry what a visitor typed. `@fires` and `@csspart` are inherited. tools/build/package/public-face.ts reads this
 * file for editors and for other tools; tests/unit/public-face.test.ts holds it to the widgets.
 */

import type {
  HireApplyMessages,
  HireCarouselMessages,
  HireDiscoveryCallMessages,
  HireGetMatchedMessages,
  HireNewsletterPanelMessages,
  HireNewsletterPopupMessages,
  HirePopoverMessages,
} from './messages.d.ts';

/**
 * What every element has.
 *
 * @fires hire-ready It is defined and shows its first view.
 */
interface HireElement<Messages> extends HTMLElement {
  /** Follows the page's `color-scheme` unless set. Attribute `theme`. */
  theme: 'auto' | 'light' | 'dark' | undefined;
  /**
   * Words in place of its own, in another language or another voice: any of those in
   * `messages/<tag>.json`, in the same shape. `{name}` in a text is a hole, which may stand anywhere
   * in yours. They are shown as text, never read as HTML, and what is sent stays as it is. Set anew,
   * the view follows, and what was typed stays. The attribute `messages`, and a child
   * `<script type="application/json">` where the property is not set, hold the same as JSON; so may
   * the property. React 19 writes what it sets before the element is defined as an attribute: there
   * an object comes to nothing, and its JSON works always.
   */
  messages: Messages | undefined;
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
 * @fires hire-step Another step is shown: `{ step, of }`.
 * @csspart card The frame around all of it.
 * @csspart count Which step of how many.
 * @csspart progress The bar under it.
 * @csspart progress-fill How much of the bar is done.
 * @csspart heading The question.
 * @csspart option One answer of several, with its words.
 * @csspart actions The buttons below a step.
 * @csspart button-secondary The way back.
 * @csspart button-quiet The way on without an answer.
 */
export interface HireGetMatchedElement
  extends HireElement<HireGetMatchedMessages>,
    HireForm<GetMatchedAnswers> {
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
 * @csspart card The frame around all of it.
 * @csspart section Fields that belong together.
 * @csspart heading A section's heading, or the confirmation's.
 * @csspart option One answer of several, with its words.
 * @csspart error-summary What is missing, above the form.
 * @csspart drop-zone Where the resume is dropped.
 * @csspart file The resume that was chosen.
 * @csspart actions The buttons below the form.
 * @csspart button-quiet Takes the resume away again.
 */
export interface HireApplyElement extends HireElement<HireApplyMessages>, HireForm<Application> {
  /** The page's title begins with "Error: " while the summary stands. Attribute `owns-page`. */
  ownsPage: boolean;
}

/**
 * What a form's element has.
 *
 * Answers that were not received outlive the element: moved, it keeps them, and a new one of the same
 * tag, id, `partner`, `campaign` and `role` goes on with them at the same step, unless it was given
 * some of its own; of several that are alike, in the order in which they left. They are kept in the
 * page's memory only, until they are sent or the form is reset.
 *
 * @fires hire-answer An answer changed: `{ fields }`, their names.
 * @fires hire-invalid Something is missing or malformed: `{ fields }`, their names.
 * @fires hire-submit The form is about to be sent; can be cancelled.
 * @fires hire-success It was received.
 * @fires hire-error It was not; the visitor was told, and can try again.
 * @csspart field A control with its label, hint and error.
 * @csspart label
 * @csspart hint
 * @csspart error What is at fault with a field, or that the form was not sent.
 * @csspart control What is typed in.
 * @csspart button Every button.
 * @csspart button-primary The way on.
 */
interface HireForm<Answers> {
  /**
   * Whose page the form is on, sent along with every submission. Attribute `partner`. The page's
   * address, the referrer's origin and the page's `utm_…` and click parameters are sent with it.
   */
  partner: string | undefined;
  /** Sent along with every submission. Attribute `campaign`. */
  campaign: string | undefined;
  /** As the visitor's own press: checks, then sends; resolves when there is an answer. */
  submit(): Promise<void>;
  reset(): void;
  getData(): Answers;
  /** Fields the form does not have, and answers it does not offer, are ignored. */
  setData(answers: Partial<Answers>): void;
}

/**
 * What an element has that opens and closes.
 *
 * @fires hire-open It is about to open; can be cancelled.
 * @fires hire-close It is about to close; can be cancelled.
 * @attr open It is shown. Set or taken away, it opens or closes; it follows what the visitor does.
 * @csspart dialog The window itself.
 * @csspart heading The heading that names it.
 * @csspart close The button in its corner.
 */
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
 * @fires hire-step Another step is shown: `{ step, of }`.
 * @fires hire-booking-scheduled A call was booked in the calendar.
 * @csspart option One answer of several, with its words.
 * @csspart actions The buttons below a step.
 * @csspart button-secondary The way back.
 * @csspart calendar The booking page.
 * @csspart done That the request was received.
 */
export interface HireDiscoveryCallElement
  extends HireElement<HireDiscoveryCallMessages>,
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
 * What the newsletter's elements have.
 *
 * @csspart link The way to the privacy notice.
 */
interface HireNewsletter<Messages>
  extends HireElement<Messages>,
    HireForm<NewsletterAnswers>,
    HireOpenable {
  open(known?: Partial<NewsletterAnswers>): void;
  /** The address of the privacy notice beside the field. Attribute `privacy-url`. */
  privacyUrl: string | undefined;
}

/**
 * `<hire-newsletter-panel>`: a panel that slides in, and closes by itself 3 s after a success.
 * Opened like the discovery call; `open({ email })` carries an address over to be confirmed.
 */
export interface HireNewsletterPanelElement extends HireNewsletter<HireNewsletterPanelMessages> {}

/**
 * `<hire-newsletter-popup>`: a card that shows itself once a session, after 10 s or 30 percent of
 * scrolling. The session-storage key `newsletter-popup-seen` is all it keeps.
 */
export interface HireNewsletterPopupElement extends HireNewsletter<HireNewsletterPopupMessages> {}

/**
 * `<hire-carousel>`: every child is a slide, and all of them are a list where no script runs.
 *
 * @fires hire-step Another slide is shown: `{ step, of }`.
 * @csspart carousel All of it.
 * @csspart card The slide that is shown.
 * @csspart controls The row of buttons below it.
 * @csspart button Every button of that row.
 * @csspart pause
 * @csspart play
 * @csspart back
 * @csspart next
 * @csspart dots
 * @csspart dot One for each slide.
 */
export interface HireCarouselElement extends HireElement<HireCarouselMessages> {
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

/**
 * `<hire-popover>`: shows the hire element inside it over the page, or beside what is read:
 *
 * - `dialog`, in the middle, and `slide-in`, from the side: both modal. They are opened by `open()`,
 *   the attribute `open`, `<button command="--open" commandfor="its-id">`, or
 *   `<a data-hire-open="its-id" href="where, without scripts">`.
 * - `side-tab` and `bubble` bring a button of their own, which stays on the page, and open a panel
 *   that is not modal: the page beside it stays in use, and the panel gives way to what is focused
 *   behind it. Opened unasked, it leaves the focus where it is.
 *
 * What is inside keeps its answers when it closes, and the script of it is fetched when it opens
 * first. Where no script runs, it is shown in the place of the tag; near the end of the page nothing
 * moves when it is taken out of it.
 *
 * With `frequency`, and only then, the local-storage key `hire-popover-shown` holds the moment at
 * which a popover last opened on these pages, in milliseconds since 1970, and nothing else.
 * @csspart launcher The button that stays on the page.
 */
export interface HirePopoverElement extends HireElement<HirePopoverMessages>, HireOpenable {
  open(): void;
  /** How it is shown; `dialog` unless set. */
  mode: 'dialog' | 'slide-in' | 'side-tab' | 'bubble' | undefined;
  /**
   * When it opens by itself, besides being asked to: `load`, `delay:20` (seconds in which the page
   * was seen), `scroll:50` (percent), `exit` (the mouse leaves the page by its upper edge), or
   * several of them, of which the first that comes counts; `click` is none. It happens once, and
   * waits until no dialog is open and no form is being filled in. Attribute `open-on`.
   */
  openOn: string | undefined;
  /**
   * How often it opens by itself, at most; unless set, once every time that the page is loaded. Who
   * asks for it always gets it.
   */
  frequency: 'once-a-day' | 'once-a-week' | 'once-a-month' | 'once' | undefined;
  /** The words of its button and of its heading; the default is "Get started". */
  label: string | undefined;
}

/** Every tag, with its element. */
export type HireTags = Pick<
  HTMLElementTagNameMap,
  Extract<keyof HTMLElementTagNameMap, `hire-${string}`>
>;

/** What markup may set on an element: every property that is no method, `role` and `open`. */
export type HireSettings<Element> = {
  [Name in Exclude<keyof Element, Exclude<keyof HTMLElement, 'role'>> as Element[Name] extends (
    ...given: never[]
  ) => unknown
    ? never
    : Name]?: Element[Name] | (Name extends 'messages' ? string : never) | undefined;
} & (Element extends HireOpenable ? { open?: boolean | undefined } : unknown);

/** Listeners, as React 19 and Preact name them: `onhire-success`. */
export type HireEvents = {
  [Name in Extract<keyof HTMLElementEventMap, `hire-${string}`> as `on${Name}`]?: (
    event: HTMLElementEventMap[Name],
  ) => void;
};

declare global {
  interface HTMLElementTagNameMap {
    'hire-apply': HireApplyElement;
    'hire-carousel': HireCarouselElement;
    'hire-discovery-call': HireDiscoveryCallElement;
    'hire-get-matched': HireGetMatchedElement;
    'hire-newsletter-panel': HireNewsletterPanelElement;
    'hire-newsletter-popup': HireNewsletterPopupElement;
    'hire-popover': HirePopoverElement;
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
