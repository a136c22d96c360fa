/**
 * The public interface: every tag with its attributes, properties, events, methods and parts.
 *
 * Attributes are kebab-case. Each is also a camelCase property, which may be set before the element
 * is defined. A boolean attribute is true when it is present. The design tokens
 * (widgets/kit/style/tokens.ts) are custom properties `--hire-<name>`, set on `:root` or on the tag.
 * Events bubble and are composed. Their details never contain what a visitor typed.
 *
 * `@fires` and `@csspart` are inherited. widgets/public-api.ts reads this file for the
 * package's manifest and for the page of each element, whose description begins with the first sentence
 * of its comment, in 50 to 85 characters. tests/unit/public-api.test.ts compares it with the widgets.
 */

import type { ElementMessages } from './messages.d.ts';

/**
 * The members of every element.
 *
 * @fires hire-ready The element has rendered for the first time.
 */
interface HireElement<Messages> extends HTMLElement {
  /** The color scheme. By default it is the page's `color-scheme`. Attribute `theme`. */
  theme: 'auto' | 'light' | 'dark' | undefined;
  /**
   * Texts that replace the element's own, with the names and the structure of
   * `/widgets/messages/<tag>.json`. You can leave out any of them: the element's own texts are in the
   * language of the nearest `lang` attribute if it is English, German, French, Spanish or Portuguese.
   * `{name}` in a text is a placeholder and may be anywhere in yours. Texts are never parsed as HTML,
   * and the values that are sent do not change. The attribute takes JSON, as does a child
   * `<script type="application/json">`; the property takes an object too. On a tag that React 19 or a
   * server renders, use JSON, because both set an attribute.
   */
  messages: Messages | undefined;
}

/** The answers of the get-matched wizard: the `formData` that is sent. */
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
 * `<hire-get-matched>`: a wizard that matches companies with talent, one question at a time. If
 * scripts are disabled, visitors see the element's children.
 *
 * @fires hire-step Another step is shown: `{ step, of }`.
 * @csspart card The frame around the whole wizard.
 * @csspart count The number of the step.
 * @csspart progress The progress bar.
 * @csspart progress-fill The filled part of the progress bar.
 * @csspart heading The question, or the confirmation's heading.
 * @csspart hint A field's hint.
 * @csspart option An option with its label.
 * @csspart summary The answers so far: beside the steps if the wizard is at least 880 px wide, or else
 *   below the last step.
 * @csspart actions The buttons below a step.
 * @csspart button-secondary The button to the previous step, and those that add skills or copy the answers.
 * @csspart button-quiet The button that skips a step.
 * @csspart link The link that emails the answers where the form was not sent.
 */
export interface HireGetMatchedElement
  extends HireElement<ElementMessages['hire-get-matched']>,
    HireForm<GetMatchedAnswers> {
  /** The answer to step 1. Attribute `for-role`. */
  forRole: 'pm' | 'dev' | 'designer' | 'ai' | 'cs' | 'marketing' | 'sales' | 'other' | undefined;
  /** Requires a name and an email address; by default no field is required. Attribute `guard`. */
  guard: boolean;
  /**
   * Set it if the page has no other purpose. The browser's Back button then goes to the previous
   * step, and the step and the answers survive a reload (in the tab's history, until they are sent). A
   * visitor who comes back by a link can continue where they stopped, where the browser has
   * `navigation.entries()`. A URL that ends in `#dev` answers the role, and one that ends in
   * `#hiringFor=…` says what they are hiring for. The wizard calls the provider by its name. Attribute `owns-page`.
   */
  ownsPage: boolean;
  /**
   * The URL of the booking page for "Book a Call"; http(s) only. Parameters such as `email={email}` are filled
   * in: `{name}`, `{email}`, `{partner}` and `{campaign}`. Attribute `schedule-url`.
   */
  scheduleUrl: string | undefined;
  /** Goes to the next step. */
  next(): void;
  /** Goes to the previous step. */
  back(): void;
  /** Shows the step of a number from 1. Other numbers are ignored. */
  goTo(step: number): void;
}

/** The talent application: the `formData` that is sent. `resumeFile` is the name of the file only. */
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
 * `<hire-apply>`: a form that freelancers use to apply to the talent network. If scripts are
 * disabled, visitors see the element's children.
 *
 * @csspart card The frame around the whole form.
 * @csspart section A group of fields.
 * @csspart heading A section's heading, or the confirmation's.
 * @csspart hint A field's hint.
 * @csspart option An option with its label.
 * @csspart error-summary The list of errors above the form.
 * @csspart drop-zone The area for dropping the resume.
 * @csspart file The chosen resume.
 * @csspart actions The buttons below the form.
 * @csspart button-secondary The buttons that bring back an earlier visit or copy the answers.
 * @csspart button-quiet The button that removes the resume.
 * @csspart link The link that emails the answers where the form was not sent.
 */
export interface HireApplyElement
  extends HireElement<ElementMessages['hire-apply']>,
    HireForm<Application> {
  /**
   * Set it if the page has no other purpose. The page's title then begins with "Error: " while there
   * are errors, and all answers but the resume survive a reload (in the tab's history, until they
   * are sent). Attribute `owns-page`.
   */
  ownsPage: boolean;
}

/**
 * The members of every element with a form.
 *
 * Unsent answers are kept when the element is moved or removed. A new element with the same tag, id,
 * `partner`, `campaign` and `for-role` resumes them at the same step, unless it has answers already. If
 * several removed elements match, the first one removed is resumed first. The answers are kept in
 * memory only, until they are sent or the form is reset.
 *
 * @fires hire-answer Answers changed: `{ fields }`, the names of the fields.
 * @fires hire-invalid Required fields are missing or malformed: `{ fields }`, their names.
 * @fires hire-submit The form is about to be sent. Cancelable.
 * @fires hire-success The form was received: `{ form, partner, id }`, see `Receipt`.
 * @fires hire-error The form was not received, or no answer has come within 7.5 seconds:
 *   `{ form, partner, reason, status, retryAfter }`, see `Failure`. The visitor was told and can try again.
 *   If the answer comes later, `hire-success` follows.
 * @csspart field A control with its label, hint and error.
 * @csspart label A field's label.
 * @csspart error A field's error, or the message that the form was not sent.
 * @csspart control A text field or a select.
 * @csspart button Every button.
 * @csspart button-primary The button to the next step, or the one that sends the form.
 */
interface HireForm<Answers> {
  /**
   * A short name of the page's owner, such as `acme`. It is sent with every form, so that we know
   * whose page the form came from. Attribute `partner`. The page's URL without its query (but
   * with WordPress's `?p=5`), the referrer's origin, and the `utm_…` and click parameters are sent as well.
   */
  partner: string | undefined;
  /** The name of a campaign, sent with every form. Attribute `campaign`. */
  campaign: string | undefined;
  /**
   * What your page knows of the visitor, such as `{"name": "Ada", "company": "Acme"}`: the names are those of
   * `getData()`. It is entered into fields that are empty, and the visitor can change it. Values are texts,
   * never HTML. Longer ones than a field takes are cut, and what the form has no field or option for is
   * ignored, each with a line in the console. The attribute takes JSON, the property an object too.
   */
  prefill: Partial<Answers> | undefined;
  /**
   * Lets the address of your page fill in the form, so that a link in an email can do it:
   * `?name=Ada&company=Acme`, or `?hire_name=Ada` where the page needs `name` itself, as WordPress does.
   * Name the fields that you allow, such as `name company`; if you leave it empty, they are name, email,
   * company, role and campaign. `prefill` and the attribute `campaign` come first.
   * Attribute `prefill-from-query`.
   */
  prefillFromQuery: string | undefined;
  /**
   * The page to go to when the form was received, after `hire-success`; http(s) only. By default, the form
   * shows its own confirmation. Attribute `success-url`.
   */
  successUrl: string | undefined;
  /**
   * Validates and sends the form, as its button does. Resolves when that has succeeded or
   * failed, and never rejects.
   */
  submit(): Promise<void>;
  /** Clears all answers, and starts over. */
  reset(): void;
  /** Returns the current answers. */
  getData(): Answers;
  /**
   * Sets several answers. Fields and options that the form does not have are ignored. An answer that is
   * too long for its field is named when the form is sent, so that the visitor can shorten it.
   */
  setData(answers: Partial<Answers>): void;
}

/**
 * The members of every element that opens and closes.
 *
 * @fires hire-open The element is about to open. Cancelable.
 * @fires hire-close The element is about to close. Cancelable.
 * @attr open Whether the element is open. Setting it opens the element, removing it closes it. It is
 * updated when a visitor opens or closes the element.
 * @csspart dialog The dialog.
 * @csspart heading The dialog's heading.
 * @csspart close The button that closes the dialog.
 */
interface HireOpenable {
  /** Closes the element. */
  close(): void;
  /** Opens the element if it is closed, or else closes it. */
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
 * `<hire-discovery-call>`: a modal dialog with two steps of questions and a booking calendar.
 *
 * It is opened by `open()`, by the attribute `open`, by a
 * `<button command="--open" commandfor="its-id">`, or by an
 * `<a data-hire-open="discovery-call" href="…">`, whose `href` is the calendar's URL for visitors
 * without scripts. If a page has several, name one by its id: `data-hire-open="its-id"`. Otherwise the
 * next one after the link is opened.
 * @fires hire-step Another step is shown: `{ step, of }`.
 * @fires hire-booking-scheduled The visitor booked a call in the calendar.
 * @csspart hint A field's hint.
 * @csspart option An option with its label.
 * @csspart actions The buttons below a step.
 * @csspart button-secondary The button to the previous step, and the one that copies the answers.
 * @csspart calendar The booking page.
 * @csspart link The links that open the booking page in a new tab, or email the answers.
 * @csspart done The message that the request was received.
 */
export interface HireDiscoveryCallElement
  extends HireElement<ElementMessages['hire-discovery-call']>,
    HireForm<DiscoveryCallAnswers>,
    HireOpenable {
  /** Opens the dialog. */
  open(): void;
  /**
   * The calendar's URL; http(s) only. Parameters such as `email={email}` are filled in: `{name}`,
   * `{email}`, `{partner}` and `{campaign}`. Attribute `schedule-url`.
   */
  scheduleUrl: string | undefined;
  /** The month that the calendar opens to: `auto`, the current one, or `YYYY-MM`. Attribute `schedule-month`. */
  scheduleMonth: string | undefined;
  /** Goes to the next step. */
  next(): void;
  /** Goes to the previous step. */
  back(): void;
}

/** The newsletter subscription: the `formData` that is sent. */
export interface NewsletterAnswers {
  email: string;
  curiosity: string;
}

/**
 * The members of the newsletter's elements.
 *
 * @csspart link The link to the privacy notice.
 */
interface HireNewsletter<Messages>
  extends HireElement<Messages>,
    HireForm<NewsletterAnswers>,
    HireOpenable {
  /** Opens the form. `open({ email })` fills in an address for the visitor to confirm. */
  open(known?: Partial<NewsletterAnswers>): void;
  /** The URL of the privacy notice; http(s) only. Attribute `privacy-url`. */
  privacyUrl: string | undefined;
}

/**
 * `<hire-newsletter-panel>`: a panel that slides in from the side, with the newsletter form. It
 * closes three seconds after the visitor subscribes.
 *
 * It is opened by `open()`, by the attribute `open`, by a
 * `<button command="--open" commandfor="its-id">`, or by a `<button data-hire-open="newsletter-panel">`.
 * Without an id, and without an opener on the page, it shows a button of its own.
 *
 * @csspart launcher The button that the panel shows if nothing else opens it.
 */
export interface HireNewsletterPanelElement
  extends HireNewsletter<ElementMessages['hire-newsletter-panel']> {}

/**
 * `<hire-newsletter-popup>`: a newsletter card that opens by itself, once per session. It opens after
 * ten seconds, or when the visitor has scrolled past 30 percent of the page. It stores only the
 * session-storage key `newsletter-popup-seen`.
 */
export interface HireNewsletterPopupElement
  extends HireNewsletter<ElementMessages['hire-newsletter-popup']> {
  /** The corner of the card: the one where lines end (right in English), or `start`. The default is `end`. */
  corner: 'end' | 'start' | undefined;
  /** The distance of the card from the bottom of the window in pixels, for example above a chat button. The default is 16. */
  distance: number | undefined;
}

/**
 * `<hire-carousel>`: a carousel that shows its children as slides, one at a time. If scripts are
 * disabled, the slides are shown as a list. The slide show waits while the pointer or the keyboard
 * focus is on it. It stops only if somebody presses its button or a script calls `pause()`.
 *
 * @fires hire-step Another slide is shown: `{ step, of }`.
 * @csspart carousel The whole carousel.
 * @csspart card The frame around the visible slide.
 * @csspart controls The row of buttons below the slide.
 * @csspart button Every button of that row.
 * @csspart pause The button that pauses the slide show.
 * @csspart play The button that resumes the slide show.
 * @csspart back The button to the previous slide.
 * @csspart next The button to the next slide.
 * @csspart dots The row of dots.
 * @csspart dot A dot, one for each slide.
 */
export interface HireCarouselElement extends HireElement<ElementMessages['hire-carousel']> {
  /** The carousel's accessible name; the default is "Highlights". */
  label: string | undefined;
  /** The time for each slide in milliseconds: 5,000 by default, at least 1,000. With 0 it starts paused. */
  interval: number | undefined;
  /** Shows the next slide. */
  next(): void;
  /** Shows the previous slide. */
  back(): void;
  /** Shows the slide at a position from 1. Other numbers are ignored. */
  goTo(position: number): void;
  /** Resumes the slide show. */
  play(): void;
  /** Pauses the slide show. */
  pause(): void;
}

/**
 * `<hire-popover>`: shows the element inside it in a dialog, a slide-in, a side tab or a bubble.
 *
 * The modes `dialog` (centered) and `slide-in` (from the side) are modal. They are opened by `open()`,
 * by the attribute `open`, by a `<button command="--open" commandfor="its-id">`, or by an
 * `<a data-hire-open="its-id" href="…">`, whose `href` is for visitors without scripts.
 *
 * The modes `side-tab` and `bubble` add a button to the page, which opens a panel that is not modal: the
 * page stays usable, and the panel closes if it covers the focused element. When the panel opens by
 * itself, it does not take the focus.
 *
 * The element inside keeps its answers when the popover closes. Its script is fetched when the popover
 * opens for the first time. If scripts are disabled, the element inside is shown where the tag is. Put
 * the tag near the end of the page, so that the layout does not shift when that element is hidden.
 *
 * If `frequency` is set, the local-storage key `hire-popover-shown` stores when a popover last opened
 * on this origin, in milliseconds since 1970. Nothing else is stored.
 *
 * @csspart launcher The button of a side tab or a bubble.
 */
export interface HirePopoverElement
  extends HireElement<ElementMessages['hire-popover']>,
    HireOpenable {
  /** Opens the popover. */
  open(): void;
  /** How it is shown; the default is `dialog`. */
  mode: 'dialog' | 'slide-in' | 'side-tab' | 'bubble' | undefined;
  /**
   * When it opens by itself: on `load`, after `delay:20` (seconds in which the page was visible),
   * after `scroll:50` (percent of the page), on `exit` (the mouse leaves the page at its top), or
   * on whichever of several comes first; separate them with spaces. With `click`, it never opens by
   * itself. It opens by itself once, and waits until no dialog is open and no form has the focus.
   * Attribute `open-on`.
   */
  openOn: string | undefined;
  /**
   * How often it may open by itself; by default, once per page load. A visitor can open it at any
   * time.
   */
  frequency: 'once-a-day' | 'once-a-week' | 'once-a-month' | 'once' | undefined;
  /** The corner of the bubble: the one where lines end (right in English), or `start`. The default is `end`. */
  corner: 'end' | 'start' | undefined;
  /** The distance of the bubble from the bottom of the window in pixels, for example above a chat button. The default is 16. */
  distance: number | undefined;
  /** The text of its button and its heading; the default is "Get started". */
  label: string | undefined;
}

/** The shared time of a day. `from` and `to` are instants in UTC, in ISO format. */
export interface Overlap {
  minutes: number;
  spans: { from: string; to: string }[];
}

/**
 * `<hire-shared-daylight>`: compares working hours in two to four places, and shows which hours they
 * share. It also shows when clocks change, and the best hour for a weekly meeting. If scripts are
 * disabled, visitors see the element's children.
 *
 * @fires hire-overlap The shared time was shown for the first time, or has changed: `Overlap`.
 * @csspart card The frame around the whole element.
 * @csspart heading The shared hours in words.
 * @csspart chart The bars.
 * @csspart field A place with its working hours.
 * @csspart label A field's label.
 * @csspart control A text field or a select.
 * @csspart list The cities that match what a visitor types.
 * @csspart panel The weekly meeting and the clock changes.
 * @csspart actions The link to the wizard, and the button that copies a link.
 * @csspart button Every button.
 * @csspart button-primary The link to the wizard.
 * @csspart button-secondary The button that copies a link, and the link to the calendar file.
 * @csspart button-quiet The button that adds a place.
 */
export interface HireSharedDaylightElement
  extends HireElement<ElementMessages['hire-shared-daylight']> {
  /**
   * Two to four IANA time zones, separated by spaces: `Africa/Johannesburg Europe/London`. The
   * first one decides which day is shown. The default is the visitor's own zone and one more.
   */
  places: string | undefined;
  /**
   * The working hours of each place, or one range for all: `09:00-17:00` (the default), or, for
   * example, `22:00-06:00` across midnight.
   */
  hours: string | undefined;
  /** A date in the first time zone: `2026-07-01`; by default, today. */
  date: string | undefined;
  /**
   * Set it if the page has no other purpose. The URL's fragment then contains what the visitor chose,
   * and a button copies that link. Attribute `owns-page`.
   */
  ownsPage: boolean;
  /** Returns what the event `hire-overlap` reports. */
  getOverlap(): Overlap;
}

/** A form that was received, without anything that the visitor typed. */
export interface Receipt {
  /** The form: `Get Matched - Multi-Step`, `Talent Application` and so on. */
  form: string;
  /** The attribute `partner`. */
  partner: string | undefined;
  /** A UUID for this submission, the same in the database, so that a conversion is counted once. */
  id: string;
}

/** A form that was not received, without anything that the visitor typed. */
export interface Failure extends Pick<Receipt, 'form' | 'partner'> {
  /**
   * The code of our answer: `origin_not_allowed`, `limited`, `invalid`, `unavailable` and so on. Without an
   * answer: `late` (none within 7.5 seconds), `unreachable` (the network or the page's
   * Content-Security-Policy) or `not_loaded` (the code that sends forms).
   */
  reason: string;
  /** The HTTP status of our answer, or 0 without one. */
  status: number;
  /** The number of seconds after which it may be sent again, if we limit that. */
  retryAfter?: number;
}

/** The element's interface for every tag. */
export type HireTags = Pick<
  HTMLElementTagNameMap,
  Extract<keyof HTMLElementTagNameMap, `hire-${string}`>
>;

/** The settings of an element: every property that is not a method, and `open`. */
export type HireSettings<Element> = {
  [Name in Exclude<keyof Element, keyof HTMLElement> as Element[Name] extends (
    ...given: never[]
  ) => unknown
    ? never
    : Name]?: Element[Name] | (Name extends 'messages' | 'prefill' ? string : never) | undefined;
} & (Element extends HireOpenable ? { open?: boolean | undefined } : unknown);

/** The settings as attributes: `scheduleUrl` becomes `schedule-url`. */
export type HireAttributes<Element> = {
  [Name in keyof HireSettings<Element> as Kebab<Name & string>]: HireSettings<Element>[Name];
};

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : '';

/** Event listeners, as React 19 and Preact name them: `onhire-success`. */
export type HireEvents = {
  [Name in keyof HireEventMap as `on${Name}`]?: (event: HireEventMap[Name]) => void;
};

/** The events of all elements. They bubble to the document and the window. */
export interface HireEventMap {
  'hire-ready': CustomEvent<undefined>;
  'hire-open': CustomEvent<undefined>;
  'hire-close': CustomEvent<undefined>;
  'hire-step': CustomEvent<{ step: number; of: number }>;
  'hire-answer': CustomEvent<{ fields: string[] }>;
  'hire-invalid': CustomEvent<{ fields: string[] }>;
  'hire-submit': CustomEvent<undefined>;
  'hire-success': CustomEvent<Receipt>;
  'hire-error': CustomEvent<Failure>;
  'hire-booking-scheduled': CustomEvent<undefined>;
  'hire-overlap': CustomEvent<Overlap>;
}

declare global {
  interface HTMLElementTagNameMap {
    'hire-apply': HireApplyElement;
    'hire-carousel': HireCarouselElement;
    'hire-discovery-call': HireDiscoveryCallElement;
    'hire-get-matched': HireGetMatchedElement;
    'hire-newsletter-panel': HireNewsletterPanelElement;
    'hire-newsletter-popup': HireNewsletterPopupElement;
    'hire-popover': HirePopoverElement;
    'hire-shared-daylight': HireSharedDaylightElement;
  }
  interface HTMLElementEventMap extends HireEventMap {}
  interface DocumentEventMap extends HireEventMap {}
  interface WindowEventMap extends HireEventMap {}
}
