import { attributesOf, isInPopover, needsOpener, type Settings } from './settings.ts';
import type { WidgetName } from './words.ts';

/** Where partners get the elements from. */
export interface Sources {
  /** The site's origin. */
  site: string;
  /** The URL of the booking page. */
  scheduler: string;
  /** The name of the npm package. */
  package: string;
}

/** Replaced texts by tag, with the keys of `/widgets/messages/<tag>.json`. */
export type Messages = Readonly<Record<string, object>>;

/** An element, independent of the template language. */
export interface MarkupElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (MarkupElement | string)[];
  /** Replaced texts of this element. */
  messages?: object | undefined;
}

const fallbacks = {
  'get-matched': { path: '/get-matched', text: 'Get matched' },
  apply: { path: '/apply', text: 'Apply to join' },
  'discovery-call': { path: '', text: 'Book a call' },
  'newsletter-panel': { path: '', text: 'Subscribe to the newsletter' },
  'newsletter-popup': { path: '', text: 'Show the card again' },
  carousel: { path: '', text: 'See what people say' },
  'shared-daylight': { path: '/shared-daylight', text: 'See the hours we share' },
} satisfies Record<WidgetName, { path: string; text: string }>;

export const slides = ['Your first slide', 'Your second slide', 'Your third slide'];

/** The text of the button on the partner's page. */
export const openerText = ({ widget, label }: Pick<Settings, 'widget' | 'label'>): string =>
  label || fallbacks[widget].text;

/** The chosen element with its content, and its popover and opener where needed. */
export function markupOf(
  settings: Settings,
  sources: Sources,
  messages: Messages = {},
): MarkupElement[] {
  const { widget, role } = settings;
  const { form, popover } = attributesOf(settings);
  const { path, text } = fallbacks[widget];
  const hash = widget === 'get-matched' && role ? `#${role}` : '';
  const link = path && element('a', { href: `${sources.site}${path}${hash}` }, [text]);
  const inside = widget === 'carousel' ? slides.map((slide) => element('p', {}, [slide])) : [link];
  const hire = (
    tag: string,
    ...rest: [Record<string, string>, MarkupElement[]]
  ): MarkupElement => ({
    ...element(tag, ...rest),
    messages: messages[tag],
  });
  const itself = hire(`hire-${widget}`, form, inside.filter(isThere));
  const outside = isInPopover(settings) ? hire('hire-popover', popover, [itself]) : itself;
  if (!needsOpener(settings)) return [outside];
  const href = widget === 'discovery-call' ? sources.scheduler : path && `${sources.site}${path}`;
  const opens = { 'data-hire-open': outside.tag.replace('hire-', ''), 'aria-haspopup': 'dialog' };
  const opener = href
    ? element('a', { href, ...opens }, [openerText(settings)])
    : element('button', { type: 'button', ...opens }, [openerText(settings)]);
  return [opener, outside];
}

const isThere = (child: MarkupElement | ''): child is MarkupElement => child !== '';

const element = (
  tag: string,
  attributes: Record<string, string>,
  children: readonly (MarkupElement | string)[],
): MarkupElement => ({ tag, attributes, children });
