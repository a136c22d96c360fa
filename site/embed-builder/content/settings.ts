import type {
  Colour,
  contacts,
  corners,
  directions,
  frequencies,
  languages,
  Mode,
  Occasion,
  Role,
  Scheme,
  Theme,
  WidgetName,
} from './words.ts';

/** What a partner has chosen. */
export type Settings = {
  widget: WidgetName;
  mode: Mode;
  openOn: Occasion;
  /** Seconds or percent, as written. */
  amount: string;
  frequency: keyof typeof frequencies;
  label: string;
  role: '' | Role;
  contact: keyof typeof contacts;
  partner: string;
  theme: Theme;
  corners: keyof typeof corners;
  language: keyof typeof languages;
  otherLanguage: string;
  direction: keyof typeof directions;
} & Record<`${Colour}-${Scheme}`, string>;

/** These come over the page by themselves, so no popover goes around them. */
const comesOverThePage = new Set<WidgetName>([
  'discovery-call',
  'newsletter-panel',
  'newsletter-popup',
]);

export const canBeInPopover = (widget: WidgetName): boolean => !comesOverThePage.has(widget);

export const isInPopover = ({ widget, mode }: Pick<Settings, 'widget' | 'mode'>): boolean =>
  mode !== 'page' && canBeInPopover(widget);

/** Whether the partner's page needs a button of its own. */
export const needsOpener = (settings: Pick<Settings, 'widget' | 'mode'>): boolean =>
  isInPopover(settings)
    ? ['dialog', 'slide-in'].includes(settings.mode)
    : ['discovery-call', 'newsletter-panel'].includes(settings.widget);

/** Whether a choice means anything beside the others. */
export const relevance = {
  mode: ({ widget }: Settings) => canBeInPopover(widget),
  openOn: isInPopover,
  amount: (settings: Settings) => isInPopover(settings) && isCounted(settings),
  frequency: (settings: Settings) => isInPopover(settings) && settings.openOn !== '',
  label: (settings: Settings) => isInPopover(settings) || needsOpener(settings),
  otherLanguage: ({ language }: Settings) => language === 'other',
  direction: ({ language }: Settings) => language === 'other',
  translation: (settings: Settings) => isTranslated(settings),
  role: ({ widget }: Settings) => widget === 'get-matched',
  contact: ({ widget }: Settings) => widget === 'get-matched',
  partner: ({ widget }: Settings) => widget !== 'carousel',
  light: ({ theme }: Settings) => theme !== 'dark',
  dark: ({ theme }: Settings) => theme !== 'light',
} satisfies Record<string, (settings: Settings) => boolean>;

export type Relevance = keyof typeof relevance;

const isCounted = ({ openOn }: Pick<Settings, 'openOn'>): boolean =>
  openOn === 'delay' || openOn === 'scroll';

/** A number that the popover takes, whatever was typed. */
function countIn({ openOn, amount }: Settings): number {
  const count = Math.max(1, Math.round(Number(amount)) || 20);
  return openOn === 'scroll' ? Math.min(count, 100) : count;
}

/** The attributes of the form itself, and of the popover around it; one without a text is present or not. */
export function attributesOf(settings: Settings): Record<'form' | 'popover', Attributes> {
  const { widget, mode, openOn, frequency, label, role, contact, partner, theme } = settings;
  const themed: Attributes = theme === 'auto' ? {} : { theme };
  const inPopover = isInPopover(settings);
  const spoken = spokenOf(settings);
  const occasion = isCounted(settings) ? `${openOn}:${countIn(settings)}` : openOn;
  return {
    form: {
      ...(widget !== 'carousel' && partner && { partner }),
      ...(widget === 'get-matched' && role && { role }),
      ...(widget === 'get-matched' && contact === 'needed' && { guard: '' }),
      ...(widget === 'carousel' && { label: 'What people say' }),
      ...themed,
      ...(!inPopover && spoken),
    },
    popover: {
      mode,
      ...(label && { label }),
      ...(occasion && { 'open-on': occasion }),
      ...(occasion && frequency && { frequency }),
      ...themed,
      ...(inPopover && spoken),
    },
  };
}

/** What the outermost element says of its language: our own words are English. */
function spokenOf(settings: Settings): Attributes {
  const lang = languageOf(settings);
  if (!lang || !isTranslated(settings)) return {};
  return { lang, ...(settings.direction === 'rtl' && { dir: 'rtl' }) };
}

type Attributes = Record<string, string>;

/** The tag that stands outermost: tokens set on it reach what is inside. */
export const outermost = (settings: Pick<Settings, 'widget' | 'mode'>): string =>
  `hire-${isInPopover(settings) ? 'popover' : settings.widget}`;

/** Of the page around the form. */
export const languageOf = ({ language, otherLanguage }: Settings): string =>
  language === 'other' ? otherLanguage : language;

/** Our own words are English. */
export const isTranslated = (settings: Settings): boolean => !/^en\b/i.test(languageOf(settings));
