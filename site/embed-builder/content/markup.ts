import { attributesOf, isInPopover, needsOpener, type Settings } from './settings.ts';
import type { WidgetName } from './words.ts';

/** Where our things are. */
export interface Place {
  site: string;
  scheduler: string;
  /** The package's name on npm. */
  package: string;
}

/** Words in place of those of elements, by tag: any of what `/widgets/messages/<tag>.json` holds. */
export type Messages = Readonly<Record<string, object>>;

/** An element, in no language yet. */
export interface Markup {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (Markup | string)[];
  /** Words in place of its own. */
  messages?: object | undefined;
  /** Pressed, it opens the first element with this tag. */
  opens?: string;
}

const fallbacks = {
  'get-matched': { path: '/get-matched', text: 'Get matched' },
  apply: { path: '/apply', text: 'Apply to join' },
  'discovery-call': { path: '', text: 'Book a call' },
  'newsletter-panel': { path: '', text: 'Subscribe to the newsletter' },
  'newsletter-popup': { path: '', text: 'Show the card again' },
  carousel: { path: '', text: 'See what people say' },
} satisfies Record<WidgetName, { path: string; text: string }>;

export const slides = ['Your first slide', 'Your second slide', 'Your third slide'];

/** The words on a button of the partner's page. */
export const openerText = ({ widget, label }: Pick<Settings, 'widget' | 'label'>): string =>
  label || fallbacks[widget].text;

/** The element with what is inside it and around it and, before it, what opens it. */
export function markupOf(settings: Settings, place: Place, messages: Messages = {}): Markup[] {
  const { widget, role } = settings;
  const { form, popover } = attributesOf(settings);
  const { path, text } = fallbacks[widget];
  const hash = widget === 'get-matched' && role ? `#${role}` : '';
  const link = path && element('a', { href: `${place.site}${path}${hash}` }, [text]);
  const inside = widget === 'carousel' ? slides.map((slide) => element('p', {}, [slide])) : [link];
  const hire = (tag: string, ...rest: [Record<string, string>, Markup[]]): Markup => ({
    ...element(tag, ...rest),
    messages: messages[tag],
  });
  const itself = hire(`hire-${widget}`, form, inside.filter(isThere));
  const outside = isInPopover(settings) ? hire('hire-popover', popover, [itself]) : itself;
  if (!needsOpener(settings)) return [outside];
  const href = widget === 'discovery-call' ? place.scheduler : path && `${place.site}${path}`;
  const opener = href
    ? element('a', { href }, [openerText(settings)])
    : element('button', { type: 'button' }, [openerText(settings)]);
  return [{ ...opener, opens: outside.tag }, outside];
}

const isThere = (child: Markup | ''): child is Markup => child !== '';

const element = (
  tag: string,
  attributes: Record<string, string>,
  children: readonly (Markup | string)[],
): Markup => ({ tag, attributes, children });
