/** Texts and options of the embed builder. Option keys are attribute values of the elements. */
type Tags = HTMLElementTagNameMap;
type HireTag = Extract<keyof Tags, `hire-${string}`>;
type Unprefixed<Tag> = Tag extends `hire-${infer Name}` ? Name : never;
type Popover = Tags['hire-popover'];

/** The elements that a partner can embed, without the prefix `hire-`. */
export type WidgetName = keyof typeof widgets;
export type Mode = 'page' | NonNullable<Popover['mode']>;
export type Role = NonNullable<Tags['hire-get-matched']['role']>;
export type Theme = NonNullable<Popover['theme']>;
export type Color = keyof typeof colors;
export type Scheme = keyof typeof schemes;
export type Trigger = keyof typeof triggers;
export type Snippet = keyof typeof snippets;

export const widgets = {
  'get-matched': 'Wizard: ask for people',
  apply: 'Application: join as a freelancer',
  'discovery-call': 'Discovery call',
  'newsletter-panel': 'Newsletter, in a panel',
  'newsletter-popup': 'Newsletter, on a card',
  carousel: 'Carousel for your own slides',
  'shared-daylight': 'Shared Daylight: hours in common',
} satisfies Partial<Record<Unprefixed<HireTag>, string>>;

export const modes = {
  page: 'In the page',
  dialog: 'A dialog',
  'slide-in': 'A slide-in from the side',
  'side-tab': 'A tab at the side',
  bubble: 'A bubble in the corner',
} satisfies Record<Mode, string>;

export const triggers = {
  '': 'Only when it is pressed',
  load: 'As soon as the page is there',
  delay: 'After some seconds',
  scroll: 'Some percent down the page',
  exit: 'When the mouse leaves the page',
} as const;

export const frequencies = {
  '': 'Each time the page loads',
  'once-a-day': 'Once a day',
  'once-a-week': 'Once a week',
  'once-a-month': 'Once a month',
  once: 'Once',
} satisfies Record<'' | NonNullable<Popover['frequency']>, string>;

export const roles = {
  '': 'Ask the reader',
  pm: 'Project manager',
  dev: 'Developer',
  designer: 'Designer',
  ai: 'AI specialist',
  cs: 'Customer service',
  marketing: 'Marketing',
  sales: 'Sales',
  other: 'Other',
} satisfies Record<'' | Role, string>;

/** Whether the wizard requires a name and an email address. */
export const contacts = {
  needed: 'Needed: nothing is sent without them',
  optional: 'May be left out',
} as const;

export const themes = {
  auto: 'As your page: light or dark',
  light: 'Always light',
  dark: 'Always dark',
} satisfies Record<Theme, string>;

export const schemes = { light: 'Light', dark: 'Dark' } as const;

export const corners = { round: 'Round', soft: 'Soft', square: 'Square' } as const;

export const colors = {
  action: 'Button',
  'on-action': 'Text on button',
  surface: 'Card',
  ink: 'Text',
} as const;

/** The languages of the partner's page. */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  nl: 'Nederlands',
  ar: 'العربية',
  he: 'עברית',
  other: 'Another one',
} as const;

export const rightToLeft: readonly string[] = ['ar', 'he'];

export const directions = { ltr: 'Left to right', rtl: 'Right to left' } as const;

export const snippets = {
  html: 'HTML',
  pinned: 'HTML, fixed version (SRI)',
  react: 'React',
  vue: 'Vue',
  wordpress: 'WordPress',
  shopify: 'Shopify',
  webflow: 'Webflow',
} as const;

export const words = {
  form: 'What you want to embed',
  needsScripts:
    'The builder needs a script, which is off or did not come. The lines below work as they are: change “acme” to your name.',
  groups: { what: 'What and where', look: 'How it looks', page: 'Your page' },
  widget: 'Element',
  mode: 'Where it stands',
  openOn: 'Opens by itself',
  amount: 'Seconds, or percent',
  frequency: 'Opens by itself at most',
  label: 'Words on your button',
  labelHint: 'Empty, it says “Get started”.',
  role: 'Role',
  roleHint: 'A role answers the first question for every reader.',
  contact: 'Name and e-mail',
  contactHint: 'A request without an e-mail cannot be answered.',
  partner: 'Partner name',
  partnerHint: 'Sent with each form, so that we know whose page it came from. Short, like “acme”.',
  theme: 'Theme',
  corners: 'Corners',
  pick: (color: string, scheme: string) => `${color}, ${scheme.toLowerCase()}: pick`,
  write: (color: string, scheme: string) => `${color}, ${scheme.toLowerCase()}: hex`,
  language: 'Language of your page',
  languageHint: 'Our words are English. For another language you can write yours.',
  translation: 'Your words',
  translationHint:
    'Translate what is right of each colon; what you leave as it is stays English. Your words are in the code, not in the address of this page.',
  otherLanguage: 'Language code',
  otherLanguageHint: 'Like “it” or “pt-BR”, as in your page’s lang.',
  direction: 'Direction',
  preview: 'Preview',
  previewFrame: 'Preview: your page with the form',
  previewScheme: 'Your page in the preview',
  previewWaits: 'The preview arrives as you scroll.',
  previewNote: 'This is the element itself. What you send from here reaches us.',
  passes: 'Every colour can be read.',
  reset: 'Start over',
  share: 'The address of this page holds your choices: send it to a colleague.',
  code: 'Your code',
  notJson: (line?: string) =>
    `${line ? `Line ${line}` : 'This'} is not JSON: look for a quotation mark or a comma that is missing or too many. Until then, the preview and the code have what was right before.`,
  notOurs: (names: string) =>
    `We have no text with this name: ${names}. What is left of a colon stays as it was.`,
  toCode: 'Get the code',
  codeFor: 'What is your page built with?',
  loadingFailed: 'The code could not be put together. Check your connection, then choose again.',
} as const;

/** The texts of the partner's example page in the preview. */
export const sample = {
  title: 'Your page',
  heading: 'A page of yours',
  before: 'This stands for your own text. The form takes over your font, and your theme.',
  after: [
    'Here your page goes on. Scroll it, and see what the form does.',
    'The form is part of your page, and leaves all the rest of it alone. Its style does not leak out, and yours does not reach in, apart from the colours, corners and fonts that you set.',
    'What a reader has answered stays, also when a dialog is closed and opened again.',
  ],
} as const;

/** The checked color pairs, as phrases for the warnings. */
export const pairs = {
  'on-action/action': 'the text on buttons',
  'action/surface': 'the button on the card',
  'ink/surface': 'the text on the card',
  'ink/selected': 'the text of a chosen answer',
  'ink-soft/surface': 'the hints on the card',
  'danger/surface': 'an error on the card',
  'field/surface': 'the edge of a field on the card',
  'focus/surface': 'the ring around what has the focus',
} as const;

export const warnings = {
  fails: (pair: string, scheme: string, ratio: string, least: string) =>
    `In the ${scheme} theme, ${pair} has a contrast of ${ratio}:1. It needs ${least}:1.`,
  choose: (isDarker: boolean, color: string) =>
    `Choose a ${isDarker ? 'darker' : 'lighter'} colour for “${color}”.`,
  stillOurs: 'In the dark theme, the button still has our colour.',
  use: (color: string) => `Use ${color}`,
} as const;
