/** Texts and options of the embed builder. Option keys are attribute values of the elements. */
type Tags = HTMLElementTagNameMap;
type HireTag = Extract<keyof Tags, `hire-${string}`>;
type Unprefixed<Tag> = Tag extends `hire-${infer Name}` ? Name : never;
type Popover = Tags['hire-popover'];

/** The elements that a partner can embed, without the prefix `hire-`. */
export type WidgetName = Exclude<Unprefixed<HireTag>, 'popover'>;
export type Mode = 'page' | NonNullable<Popover['mode']>;
export type Role = NonNullable<Tags['hire-get-matched']['forRole']>;
export type Theme = NonNullable<Popover['theme']>;
export type Color = keyof typeof colors;
export type Scheme = keyof typeof schemes;
export type Trigger = keyof typeof triggers;
export type Snippet = keyof typeof snippets;

/** Labels in the list of elements. One without a label is listed by its tag. */
export const widgetLabels: Partial<Record<WidgetName, string>> = {
  'get-matched': 'Wizard: request talent',
  apply: 'Application: join as a freelancer',
  'discovery-call': 'Discovery call',
  'newsletter-panel': 'Newsletter panel',
  'newsletter-popup': 'Newsletter pop-up card',
  carousel: 'Carousel for your own slides',
  'shared-daylight': 'Shared Daylight: compare working hours',
};

export const modes = {
  page: 'In the page',
  dialog: 'A dialog',
  'slide-in': 'A slide-in from the side',
  'side-tab': 'A tab on the side',
  bubble: 'A bubble in the corner',
} satisfies Record<Mode, string>;

export const triggers = {
  '': 'Only when someone clicks',
  load: 'As soon as the page loads',
  delay: 'After a number of seconds',
  scroll: 'After scrolling down the page',
  exit: 'When the mouse leaves the page',
} as const;

export const frequencies = {
  '': 'Each time the page loads',
  'once-a-day': 'Once a day',
  'once-a-week': 'Once a week',
  'once-a-month': 'Once a month',
  once: 'Once',
} satisfies Record<'' | NonNullable<Popover['frequency']>, string>;

/** Where the bubble is. */
export const places = {
  end: 'Where lines end (right in English)',
  start: 'Where lines begin (left in English)',
} satisfies Record<NonNullable<Popover['corner']>, string>;

/** Whether the wizard requires a name and an email address. */
export const contacts = {
  needed: 'Required to send the form',
  optional: 'Optional',
} as const;

export const themes = {
  auto: 'Match my page (light or dark)',
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
  other: 'Another language',
} as const;

export const rightToLeft: readonly string[] = ['ar', 'he'];

export const directions = { ltr: 'Left to right', rtl: 'Right to left' } as const;

export const snippets = {
  html: 'HTML',
  pinned: 'HTML, fixed version (SRI)',
  react: 'React',
  next: 'Next',
  vue: 'Vue',
  nuxt: 'Nuxt',
  svelte: 'Svelte',
  astro: 'Astro',
  wordpress: 'WordPress',
  shopify: 'Shopify',
  webflow: 'Webflow',
  'tag-manager': 'Tag Manager',
} as const;

export const words = {
  form: 'Embed options',
  needsScripts:
    'The builder’s script is off or didn’t load. You can still use the code below. Just change “acme” to your name.',
  groups: { what: 'What to show, and where', look: 'How it looks', page: 'Your page' },
  widget: 'Element',
  mode: 'Placement',
  openOn: 'Opens automatically',
  amount: 'Seconds or percent',
  frequency: 'How often it opens automatically',
  label: 'Button label',
  corner: 'Corner',
  distance: 'Distance from the bottom, in pixels',
  distanceHint: 'If another button is in that corner, such as a chat, use 96 or so.',
  labelHint: 'If you leave this blank, you get the label in the preview.',
  role: 'Role',
  anyRole: 'Ask the visitor',
  roleHint: 'Choose a role to answer the first question for every visitor.',
  contact: 'Name and email',
  contactHint: 'Without an email address, we can’t answer a request.',
  partner: 'Partner name',
  partnerHint: 'This name comes with each form. A short one such as acme works best.',
  theme: 'Theme',
  themeHint:
    'If a class makes your page dark, add one line to your styles: .dark { color-scheme: dark; }',
  corners: 'Corners',
  pick: (color: string, scheme: string) => `${color}, ${scheme.toLowerCase()}: color picker`,
  write: (color: string, scheme: string) => `${color}, ${scheme.toLowerCase()}: hex code`,
  language: 'Language of your page',
  languageHint: 'If we don’t have your language, you can enter a translation.',
  translation: 'Your translation',
  translationHint:
    'Translate the text to the right of each colon. Anything you don’t change stays as it is. Your translation is part of the code, but not part of this page’s address.',
  otherLanguage: 'Language code',
  otherLanguageHint:
    'Enter the value of your page’s lang attribute (for example, “it” or “pt-BR”).',
  direction: 'Direction',
  preview: 'Preview',
  previewFrame: 'Preview: your page with the form',
  previewScheme: 'Your page in the preview',
  previewWaits: 'The preview loads when you scroll to it.',
  previewNote: 'This is the real element. If you send a form here, we’ll receive it.',
  heard: 'What your page hears',
  heardHint: 'Use the element. An event lights up when it reaches your page.',
  passes: 'All colors have enough contrast.',
  reset: 'Start over',
  share: 'This page’s address saves your choices, so you can send it to a coworker.',
  code: 'Your code',
  notJson: (line?: string) =>
    `${line ? `Line ${line}` : 'This'} is not valid JSON. Look for a missing or extra quotation mark or comma. Until you fix it, the preview and the code use your last valid version.`,
  notOurs: (names: string) =>
    `We have no text with this name: ${names}. Don’t change what’s to the left of a colon.`,
  toCode: 'Get the code',
  codeFor: 'What is your page built with?',
  loadingFailed: 'We couldn’t create the code. Check your connection, then choose again.',
} as const;

/** The texts of the partner's example page in the preview. */
export const sample = {
  title: 'Acme Studio',
  links: ['Work', 'Services', 'Contact'],
  heading: 'Need more hands on your project?',
  before: 'This stands for your page. The element uses its font and theme.',
  after: [
    'Your page continues here. Scroll down to see how the element behaves.',
    'The element doesn’t affect the rest of your page. Its styles stay inside, and yours stay outside, except for the colors, corners and fonts you set.',
    'If a visitor closes a form in a dialog and opens it again, their answers are still there.',
  ],
} as const;

/** The checked color pairs, as phrases for the warnings. */
export const pairs = {
  'on-action/action': 'the text on buttons',
  'action/surface': 'the button on the card',
  'ink/surface': 'the text on the card',
  'ink/selected': 'the text on a selected answer',
  'ink-soft/surface': 'the hints on the card',
  'danger/surface': 'an error on the card',
  'field/surface': 'the border of a field on the card',
  'focus/surface': 'the focus ring',
} as const;

export const warnings = {
  fails: (pair: string, scheme: string, ratio: string, least: string) =>
    `In the ${scheme} theme, ${pair} has a contrast of ${ratio}:1. It needs ${least}:1.`,
  choose: (isDarker: boolean, color: string) =>
    `Choose a ${isDarker ? 'darker' : 'lighter'} color for “${color}.”`,
  stillOurs: 'In the dark theme, the button still uses our color.',
  use: (color: string) => `Use ${color}`,
} as const;

/** The check of a partner's page. */
export const health = {
  form: 'Check of a page',
  live: 'Open your own page with ?hire-check at the end of its address: a list there says what works. Or paste the page’s markup here.',
  markup: 'Markup of your page',
  markupHint: 'In the browser, choose “View page source,” and copy all of it.',
  address: 'Address of your page',
  check: 'Check it',
} as const;
