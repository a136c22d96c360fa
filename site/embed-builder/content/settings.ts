import type {
  Color,
  contacts,
  corners,
  directions,
  frequencies,
  languages,
  Mode,
  places,
  Role,
  Scheme,
  Theme,
  Trigger,
  WidgetName,
} from './words.ts';

/** The choices of a partner. */
export type Settings = {
  widget: WidgetName;
  mode: Mode;
  openOn: Trigger;
  /** Seconds or percent, as typed. */
  amount: string;
  frequency: keyof typeof frequencies;
  label: string;
  corner: keyof typeof places;
  /** Pixels, as typed. */
  distance: string;
  role: '' | Role;
  contact: keyof typeof contacts;
  partner: string;
  theme: Theme;
  corners: keyof typeof corners;
  language: keyof typeof languages;
  otherLanguage: string;
  direction: keyof typeof directions;
} & Record<`${Color}-${Scheme}`, string>;

/** These are overlays themselves, so they are not put into a popover. */
const overlays = new Set<WidgetName>(['discovery-call', 'newsletter-panel', 'newsletter-popup']);

/** These send the name of the partner. */
const forms = new Set<WidgetName>(['get-matched', 'apply', ...overlays]);

const isForm = (widget: WidgetName): boolean => forms.has(widget);

const canBeInPopover = (widget: WidgetName): boolean => !overlays.has(widget);

export const isInPopover = ({ widget, mode }: Pick<Settings, 'widget' | 'mode'>): boolean =>
  mode !== 'page' && canBeInPopover(widget);

const isBubble = (settings: Settings): boolean =>
  isInPopover(settings) && settings.mode === 'bubble';

/** Whether the partner's page needs a button of its own. */
export const needsOpener = (settings: Pick<Settings, 'widget' | 'mode'>): boolean =>
  isInPopover(settings)
    ? ['dialog', 'slide-in'].includes(settings.mode)
    : ['discovery-call', 'newsletter-panel'].includes(settings.widget);

/** Whether a field applies, given the other choices. */
export const relevance = {
  mode: ({ widget }: Settings) => canBeInPopover(widget),
  openOn: isInPopover,
  amount: (settings: Settings) => isInPopover(settings) && hasAmount(settings),
  frequency: (settings: Settings) => isInPopover(settings) && settings.openOn !== '',
  label: (settings: Settings) => isInPopover(settings) || needsOpener(settings),
  corner: (settings: Settings) => isBubble(settings),
  distance: (settings: Settings) => isBubble(settings),
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

const hasAmount = ({ openOn }: Pick<Settings, 'openOn'>): boolean =>
  openOn === 'delay' || openOn === 'scroll';

/** A valid number for the popover. Invalid input becomes 20. */
function amountOf({ openOn, amount }: Settings): number {
  const count = Math.max(1, Math.round(Number(amount)) || 20);
  return openOn === 'scroll' ? Math.min(count, 100) : count;
}

/** Attributes of the element and of its popover. An empty value is a boolean attribute. */
export function attributesOf(settings: Settings): Record<'form' | 'popover', Attributes> {
  const { theme } = settings;
  const themeAttribute: Attributes = theme === 'auto' ? {} : { theme };
  const language = languageAttributes(settings);
  const inPopover = isInPopover(settings);
  return {
    form: { ...elementAttributes(settings), ...themeAttribute, ...(!inPopover && language) },
    popover: { ...popoverAttributes(settings), ...themeAttribute, ...(inPopover && language) },
  };
}

function elementAttributes({ widget, role, contact, partner }: Settings): Attributes {
  return {
    ...(isForm(widget) && partner && { partner }),
    ...(widget === 'get-matched' && role && { 'for-role': role }),
    ...(widget === 'get-matched' && contact === 'needed' && { guard: '' }),
    ...(widget === 'carousel' && { label: 'What people say' }),
  };
}

function popoverAttributes(settings: Settings): Attributes {
  const { mode, openOn, frequency, label, corner, distance } = settings;
  const trigger = hasAmount(settings) ? `${openOn}:${amountOf(settings)}` : openOn;
  return {
    mode,
    ...(label && { label }),
    ...(isBubble(settings) && corner === 'start' && { corner }),
    ...(isBubble(settings) && Number(distance) > 16 && { distance: String(Number(distance)) }),
    ...(trigger && { 'open-on': trigger }),
    ...(trigger && frequency && { frequency }),
  };
}

/** `lang` and `dir` for the outermost element, if its texts are translated. */
function languageAttributes(settings: Settings): Attributes {
  const lang = languageOf(settings);
  if (!lang || !isTranslated(settings)) return {};
  return { lang, ...(settings.direction === 'rtl' && { dir: 'rtl' }) };
}

type Attributes = Record<string, string>;

/** The tag that gets the style tokens, which inner elements inherit. */
export const outermostTag = (settings: Pick<Settings, 'widget' | 'mode'>): string =>
  `hire-${isInPopover(settings) ? 'popover' : settings.widget}`;

/** The language code of the partner's page. */
export const languageOf = ({ language, otherLanguage }: Settings): string =>
  language === 'other' ? otherLanguage : language;

/** The default texts are English. */
export const isTranslated = (settings: Settings): boolean => !/^en\b/i.test(languageOf(settings));
