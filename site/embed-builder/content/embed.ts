import { brand } from '../../content/brand.ts';

type Tags = HTMLElementTagNameMap;
type HireTag = Extract<keyof Tags, `hire-${string}`>;
type HireEvent = Extract<keyof HTMLElementEventMap, `hire-${string}`>;

/** The own attributes of an element type. Leaves out `role`, which every HTML element has. */
type Attribute<Element> = {
  [Name in keyof Element]: Element[Name] extends (...given: never[]) => unknown ? never : Name;
}[Exclude<keyof Element, keyof HTMLElement>];

type WizardAttribute = 'role' | Attribute<Tags['hire-get-matched']>;

const tags = {
  'hire-get-matched': 'A form with nine short questions for companies that want to hire',
  'hire-apply': 'An application form for freelancers who want to join our network',
  'hire-discovery-call': 'A two-step dialog for requesting a call, followed by a booking calendar',
  'hire-newsletter-panel': 'A side panel where visitors sign up for our newsletter',
  'hire-newsletter-popup': 'A newsletter sign-up card that opens once per visit',
  'hire-carousel': 'A carousel that shows your own slides one at a time',
  'hire-shared-daylight': 'A tool that shows the working hours two to four places share',
  'hire-popover': 'Shows any of these elements as a dialog, a slide-in, a side tab or a bubble',
} satisfies Partial<Record<HireTag, string>>;

/** The type makes sure that every attribute in widgets/elements.d.ts is documented. */
const attributes: Record<WizardAttribute, [values: string, text: string]> = {
  role: [
    'pm, dev, designer, ai, cs, marketing, sales, other',
    'Answers the first question for every visitor. If you leave it out, the form asks',
  ],
  partner: [
    'a short name, such as acme',
    'Sent with every form, so we know whose page it came from',
  ],
  campaign: [
    'any text',
    'Sent with every form, along with the utm parameters in your page’s address',
  ],
  guard: [
    'present or not',
    'Requires a name and an e-mail address, so we can answer every request. Without this attribute, every field is optional',
  ],
  scheduleUrl: ['a URL', 'The booking page that opens at the end'],
  theme: ['auto, light, dark', 'Uses your page’s color scheme unless you set it'],
  messages: ['JSON', 'Your own text instead of ours, such as a translation or a different tone'],
  ownsPage: [
    'present or not',
    'For a page that contains only the form. The browser’s Back button goes to the previous step, and a reload keeps the answers',
  ],
};

const popoverAttributes: Record<
  'open' | Attribute<Tags['hire-popover']>,
  [values: string, text: string]
> = {
  mode: [
    'dialog, slide-in, side-tab, bubble',
    'The first two cover the page. The others add a button, and visitors can still use the page',
  ],
  openOn: [
    'load, delay:20, scroll:50, exit',
    'When it opens automatically: right away, after a number of seconds, at a percentage of the page, or when the mouse leaves. If you list several, the first one that happens opens it',
  ],
  frequency: [
    'once-a-day, once-a-week, once-a-month, once',
    'Limits how often it opens automatically. Stores one date in the visitor’s browser',
  ],
  label: ['any text', 'The text of its button and heading'],
  open: ['present or not', 'Opens or closes it, and shows whether it’s open'],
  theme: ['auto, light, dark', 'Same as above, but for the popover’s frame'],
  messages: ['JSON', 'Same as above, but for the popover’s own text'],
};

const events: Record<HireEvent, [when: string, detail: string]> = {
  'hire-ready': ['The element has loaded and can be used', 'None'],
  'hire-step': ['A different step or slide is shown', '{ step, of }'],
  'hire-answer': ['An answer has changed', '{ fields }: the field names, never what was typed'],
  'hire-invalid': ['A required answer is missing or not valid', '{ fields }: the field names'],
  'hire-submit': ['The visitor is about to send the form. You can cancel this event', 'None'],
  'hire-success': ['We’ve received the form', 'None'],
  'hire-error': [
    'We haven’t received the form, or no answer came in time. The visitor can try again',
    'None',
  ],
  'hire-open': ['A dialog, panel or card is about to open. You can cancel this event', 'None'],
  'hire-close': ['It’s about to close. You can cancel this event', 'None'],
  'hire-booking-scheduled': ['The visitor has booked a call in the calendar', 'None'],
  'hire-overlap': [
    'Shared hours are shown, or a visitor changes them',
    '{ minutes, spans }: each span has from and to, in UTC',
  ],
};

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const rowsOf = (described: Readonly<Record<string, readonly string[]>>): string[][] =>
  Object.entries(described).map(([name, cells]) => [kebab(name), ...cells]);

/** The rows of the reference tables. */
export const reference = {
  tags: Object.entries(tags).map(([name, text]) => [`<${name}>`, text]),
  attributes: rowsOf(attributes),
  popoverAttributes: rowsOf(popoverAttributes),
  events: Object.entries(events).map(([name, cells]) => [name, ...cells]),
};

export const code = {
  embed: [
    `<script type="module" src="${brand.site}/widgets/v1/hire.js"></script>`,
    `<hire-get-matched partner="acme" role="dev"><a href="${brand.site}/get-matched">Get matched</a></hire-get-matched>`,
  ].join('\n'),
  popover: [
    '<hire-popover mode="bubble" label="Get matched" open-on="scroll:50" frequency="once-a-week">',
    `  <hire-get-matched partner="acme"><a href="${brand.site}/get-matched">Get matched</a></hire-get-matched>`,
    '</hire-popover>',
  ].join('\n'),
  style: [
    'hire-get-matched {',
    '  --hire-font: inherit;',
    '  --hire-color-action: #5b21b6;',
    '  --hire-radius-button: 8px;',
    '}',
  ].join('\n'),
  policy: [`script-src ${brand.site};`, `connect-src ${new URL(brand.project).origin}`].join('\n'),
};
