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
  'hire-get-matched': 'Nine short questions that end in a request for people',
  'hire-apply': 'The application to join as a freelancer',
  'hire-discovery-call': 'A dialog in two steps, then a calendar',
  'hire-newsletter-panel': 'A panel at the side that signs readers up',
  'hire-newsletter-popup': 'A card that does the same, once in a visit',
  'hire-carousel': 'Whatever is inside it, one at a time',
  'hire-popover': 'Any of these as a dialog, a slide-in, a side tab or a bubble',
} satisfies Partial<Record<HireTag, string>>;

/** The type makes sure that every attribute in widgets/elements.d.ts is documented. */
const attributes: Record<WizardAttribute, [values: string, text: string]> = {
  role: [
    'pm, dev, designer, ai, cs, marketing, sales, other',
    'Answers the first question beforehand, for every reader. Leave it out, and the form asks',
  ],
  partner: [
    'a short name, like acme',
    'Sent with every form, so that we know whose page it came from',
  ],
  campaign: ['any words', 'Sent with every form, like the utm parameters in your page’s address'],
  guard: [
    'present or not',
    'Sends nothing without a name and an e-mail address, so that every request can be answered. Without it nothing has to be filled in',
  ],
  scheduleUrl: ['an address', 'The booking page that opens at the end'],
  theme: ['auto, light, dark', 'Follows the color scheme of your page unless you set it'],
  messages: ['JSON', 'Your words in place of ours: another language, or another voice'],
  ownsPage: [
    'present or not',
    'For a page about nothing else: the browser’s Back button is the step before, and a reload keeps what was entered',
  ],
};

const popoverAttributes: Record<
  'open' | Attribute<Tags['hire-popover']>,
  [values: string, text: string]
> = {
  mode: [
    'dialog, slide-in, side-tab, bubble',
    'The first two come over the page. The others bring a button and leave the page in use',
  ],
  openOn: [
    'load, delay:20, scroll:50, exit',
    'Opens it by itself: at once, after so many seconds, so many percent down the page, or when the mouse leaves. Name several, and the first counts',
  ],
  frequency: [
    'once-a-day, once-a-week, once-a-month, once',
    'Opens it by itself no more often than that. Keeps one date in your reader’s browser',
  ],
  label: ['your words', 'On its button and as its heading'],
  open: ['present or not', 'Opens and closes it, and says which it is'],
  theme: ['auto, light, dark', 'As above, for the frame'],
  messages: ['JSON', 'As above: its two words of its own'],
};

const events: Record<HireEvent, [when: string, detail: string]> = {
  'hire-ready': ['The element is there and can be used', 'None'],
  'hire-step': ['Another step or slide is shown', '{ step, of }'],
  'hire-answer': ['An answer has changed', '{ fields }: their names, never what was typed'],
  'hire-invalid': ['Something is missing', '{ fields }: their names'],
  'hire-submit': ['The visitor sends the form. You can cancel it', 'None'],
  'hire-success': ['We have received it', 'None'],
  'hire-error': ['We have not. The visitor sees it too, and can try again', 'None'],
  'hire-open': ['A dialog, panel or card opens. You can cancel it', 'None'],
  'hire-close': ['It closes. You can cancel it', 'None'],
  'hire-booking-scheduled': ['A call was booked in the calendar', 'None'],
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
