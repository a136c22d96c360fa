import { type Messages, openerText, slides } from '../content/markup.ts';
import {
  attributesOf,
  isInPopover,
  languageOf,
  needsOpener,
  outermost,
  type Settings,
} from '../content/settings.ts';
import type { Scheme } from '../content/words.ts';

export interface Preview {
  show(settings: Settings, tokens: Readonly<Record<string, string>>, scheme: Scheme): void;
  /** In other words than ours, or in ours again. */
  speak(messages: Messages | undefined): void;
}

/**
 * A page of its own in a frame, so that what comes over the page stays in it, and its language,
 * direction and theme can be the partner's. What is filled in stays while choices change.
 */
export function openPreview(room: HTMLElement): Preview {
  const frame = document.createElement('iframe');
  frame.title = room.dataset.preview ?? '';
  frame.src = '/embed-preview';
  let messages: Messages = {};
  let last: Parameters<Preview['show']> | undefined;
  const draw = () => {
    const stage = frame.contentDocument?.querySelector('[data-stage]');
    if (!stage || !last) return;
    drawIn(stage as HTMLElement, ...last);
    speakIn(stage, messages);
  };
  frame.addEventListener('load', draw);
  room.replaceChildren(frame);
  return {
    show: (...given) => {
      last = given;
      draw();
    },
    speak: (given = {}) => {
      messages = given;
      draw();
    },
  };
}

/** By a property, which may be set before the element's script is there. */
function speakIn(stage: Element, messages: Messages) {
  for (const element of stage.querySelectorAll('*')) {
    const { localName } = element;
    if (localName.startsWith('hire-')) Reflect.set(element, 'messages', messages[localName]);
  }
}

function drawIn(
  stage: HTMLElement,
  settings: Settings,
  tokens: Readonly<Record<string, string>>,
  scheme: Scheme,
) {
  const { documentElement: page } = stage.ownerDocument;
  page.lang = languageOf(settings);
  page.dir = settings.direction;
  page.style.colorScheme = scheme;
  const { form, popover } = attributesOf(settings);
  const element = formIn(stage, settings);
  const { role = '', ...attributes } = form;
  setAttributes(element, attributes);
  answerRole(element, role);
  const outside = isInPopover(settings) ? popoverAround(element) : withoutPopover(element);
  // It waits for a press: what opens by itself would take the focus from who is choosing.
  const { mode = '', label, theme } = popover;
  if (outside !== element)
    setAttributes(outside, { mode, ...(label && { label }), ...(theme && { theme }) });
  showTokens(outside, tokens);
  showOpener(outside, settings);
}

/** The element that is there stays, unless another one is wanted. */
function formIn(stage: HTMLElement, { widget }: Settings): HTMLElement {
  const there = stage.querySelector<HTMLElement>(`hire-${widget}`);
  if (there) return there;
  const made: HTMLElement = stage.ownerDocument.createElement(`hire-${widget}` as string);
  if (widget === 'carousel') made.append(...slides.map((text) => paragraph(stage, text)));
  made.toggleAttribute('open', widget === 'newsletter-popup');
  stage.replaceChildren(made);
  return made;
}

function paragraph(stage: HTMLElement, text: string): HTMLElement {
  const made = stage.ownerDocument.createElement('p');
  made.textContent = text;
  return made;
}

/** Those that a partner chooses; what the element sets on itself is left alone. */
function setAttributes(element: HTMLElement, attributes: Readonly<Record<string, string>>) {
  for (const name of ['partner', 'label', 'theme', 'mode', 'guard']) {
    const value = attributes[name];
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** The wizard takes the attribute as a first answer; later it is told, and keeps the others. */
function answerRole(element: HTMLElement, role: string) {
  if ((element.dataset.role ?? '') === role) return;
  element.dataset.role = role;
  if ('setData' in element)
    (element as HTMLElementTagNameMap['hire-get-matched']).setData({ role });
  else element.setAttribute('role', role);
}

/** A moved element keeps its answers. */
function popoverAround(element: HTMLElement): HTMLElement {
  const around = element.closest<HTMLElement>('hire-popover');
  if (around) return around;
  const made = element.ownerDocument.createElement('hire-popover');
  element.removeAttribute('style');
  element.replaceWith(made);
  made.append(element);
  return made;
}

function withoutPopover(element: HTMLElement): HTMLElement {
  element.closest('hire-popover')?.replaceWith(element);
  return element;
}

function showTokens(element: HTMLElement, tokens: Readonly<Record<string, string>>) {
  element.removeAttribute('style');
  for (const [name, value] of Object.entries(tokens))
    element.style.setProperty(`--hire-${name}`, value);
}

/** What is already open on the page needs one too: it can be closed. */
function showOpener(outside: HTMLElement, settings: Settings) {
  const opener = outside.ownerDocument.querySelector<HTMLElement>('[data-opener]');
  if (!opener) return;
  opener.hidden = !needsOpener(settings) && settings.widget !== 'newsletter-popup';
  opener.textContent = openerText(settings);
  opener.dataset.hireOpen = outermost(settings).replace('hire-', '');
}
