import { attributesOf, isInPopover, needsOpener, type Settings } from './settings.ts';
import type { WidgetName } from './words.ts';

/** Where partners get the elements from. */
export interface Sources {
  /** The site's origin. */
  site: string;
  /** The URL of the folder of hire.js, without a slash at its end. */
  loaders: string;
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

/** The text of the link in an element, or of the button that opens it. */
const linkTexts: Partial<Record<WidgetName, string>> = {
  'get-matched': 'Get matched',
  apply: 'Apply to join',
  'discovery-call': 'Book a call',
  'newsletter-panel': 'Subscribe to the newsletter',
  'newsletter-popup': 'Show the card again',
  carousel: 'See what people say',
  'shared-daylight': 'See the hours we share',
};

export const textOfLink = (widget: WidgetName): string => linkTexts[widget] ?? 'Open';

/** The elements that have a page of their own, to which their link leads. */
export const pages: readonly WidgetName[] = ['get-matched', 'apply', 'shared-daylight'];

export const slides = ['Your first slide', 'Your second slide', 'Your third slide'];

/** The text of the button on the partner's page. */
export const openerText = ({ widget, label }: Pick<Settings, 'widget' | 'label'>): string =>
  label || textOfLink(widget);

/** The chosen element with its content, and its popover and opener where needed. */
export function markupOf(
  settings: Settings,
  sources: Sources,
  messages: Messages = {},
): MarkupElement[] {
  const { form, popover } = attributesOf(settings);
  const tag = `hire-${settings.widget}`;
  const widget = {
    ...element(tag, form, childrenOf(settings, sources)),
    messages: messages[tag],
  };
  const outermost = isInPopover(settings)
    ? { ...element('hire-popover', popover, [widget]), messages: messages['hire-popover'] }
    : widget;
  if (!needsOpener(settings)) return [outermost];
  const id = nameFor(outermost.tag, settings);
  const named = { ...outermost, attributes: { id, ...outermost.attributes } };
  return [openerOf(id, settings, sources), named];
}

/**
 * The id by which an opener names its element, such as `discovery-call-acme`: a page may have several, each
 * with its own partner or role.
 */
const nameFor = (tag: string, { widget, partner, role }: Settings): string =>
  [tag.replace('hire-', ''), partner, widget === 'get-matched' && role]
    .filter(Boolean)
    .map((part) => slugOf(String(part)))
    .join('-');

export const slugOf = (text: string): string => text.replace(/[^\w-]+/g, '-');

/** An address with the partner's name, so that who follows the link is counted as the partner's. */
const withPartner = (address: string, partner: string): string =>
  partner ? `${address}?${new URLSearchParams({ utm_source: partner })}` : address;

/** The page that replaces an element, with the role that is chosen. */
const pageOf = ({ widget, role, partner }: Settings, { site }: Sources): string =>
  withPartner(`${site}/${widget}`, partner) + (widget === 'get-matched' && role ? `#${role}` : '');

/** The slides of a carousel, or the link for visitors without scripts. */
function childrenOf(settings: Settings, sources: Sources): MarkupElement[] {
  const { widget } = settings;
  if (widget === 'carousel') return slides.map((slide) => element('p', {}, [slide]));
  if (!pages.includes(widget)) return [];
  return [element('a', { href: pageOf(settings, sources) }, [textOfLink(widget)])];
}

/** A link to the page that replaces the element, or a button if there is none. */
function openerOf(id: string, settings: Settings, sources: Sources): MarkupElement {
  const { widget, partner } = settings;
  const opens = { 'data-hire-open': id, 'aria-haspopup': 'dialog' };
  const text = [openerText(settings)];
  const isCall = widget === 'discovery-call';
  if (!isCall && !pages.includes(widget))
    return element('button', { type: 'button', ...opens }, text);
  const href = isCall ? withPartner(sources.scheduler, partner) : pageOf(settings, sources);
  return element('a', { href, ...opens }, text);
}

const element = (
  tag: string,
  attributes: Record<string, string>,
  children: readonly (MarkupElement | string)[],
): MarkupElement => ({ tag, attributes, children });
