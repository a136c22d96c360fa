import { type Messages, openerText, slides } from '../content/markup.ts';
import {
  attributesOf,
  isInPopover,
  languageOf,
  needsOpener,
  outermostTag,
  type Settings,
} from '../content/settings.ts';
import type { Scheme } from '../content/words.ts';

export interface Preview {
  show(settings: Settings, tokens: Readonly<Record<string, string>>, scheme: Scheme): void;
  /** Sets translated texts. Undefined restores the default texts. */
  setMessages(messages: Messages | undefined): void;
}

/**
 * Shows an example page in a frame, which keeps overlays inside the preview and has a language,
 * direction and color scheme of its own. Updates the page in place, so that filled-in forms
 * survive.
 */
export function openPreview(container: HTMLElement): Preview {
  const frame = document.createElement('iframe');
  frame.title = container.dataset.preview ?? '';
  frame.src = '/embed-preview';
  let messages: Messages = {};
  let lastArgs: Parameters<Preview['show']> | undefined;
  const update = () => {
    const stage = frame.contentDocument?.querySelector('[data-stage]');
    if (!stage || !lastArgs) return;
    updateStage(stage as HTMLElement, ...lastArgs);
    setMessages(stage, messages);
  };
  frame.addEventListener('load', update);
  container.replaceChildren(frame);
  return {
    show: (...args) => {
      lastArgs = args;
      update();
    },
    setMessages: (newMessages = {}) => {
      messages = newMessages;
      update();
    },
  };
}

/** Sets a property rather than an attribute. It may be set before the element is defined. */
function setMessages(stage: Element, messages: Messages) {
  for (const element of stage.querySelectorAll('*')) {
    const { localName } = element;
    if (localName.startsWith('hire-')) Reflect.set(element, 'messages', messages[localName]);
  }
}

function updateStage(
  stage: HTMLElement,
  settings: Settings,
  tokens: Readonly<Record<string, string>>,
  scheme: Scheme,
) {
  const { documentElement: page } = stage.ownerDocument;
  const lang = languageOf(settings);
  // An element reads the language when it is added.
  if (page.lang !== lang) stage.replaceChildren();
  page.lang = lang;
  page.dir = settings.direction;
  page.style.colorScheme = scheme;
  const { form, popover } = attributesOf(settings);
  const element = ensureElement(stage, settings);
  setRole(element, form['for-role'] ?? '');
  setAttributes(element, form);
  const outermost = isInPopover(settings) ? wrapInPopover(element) : unwrapPopover(element);
  // Without `open-on`: a popover that opens by itself would take the focus from the builder's form.
  const { mode = '', label, theme } = popover;
  if (outermost !== element)
    setAttributes(outermost, { mode, ...(label && { label }), ...(theme && { theme }) });
  setTokens(outermost, tokens);
  updateOpener(outermost, settings);
}

/** Returns the existing element, or replaces it if another widget was chosen. */
function ensureElement(stage: HTMLElement, { widget }: Settings): HTMLElement {
  const existing = stage.querySelector<HTMLElement>(`hire-${widget}`);
  if (existing) return existing;
  const created: HTMLElement = stage.ownerDocument.createElement(`hire-${widget}` as string);
  if (widget === 'carousel') created.append(...slides.map((text) => createParagraph(stage, text)));
  created.toggleAttribute('open', widget === 'newsletter-popup');
  stage.replaceChildren(created);
  return created;
}

function createParagraph(stage: HTMLElement, text: string): HTMLElement {
  const created = stage.ownerDocument.createElement('p');
  created.textContent = text;
  return created;
}

/** Sets only the attributes that a partner chooses, not those that the element sets itself. */
function setAttributes(element: HTMLElement, attributes: Readonly<Record<string, string>>) {
  for (const name of ['for-role', 'partner', 'label', 'theme', 'mode', 'guard']) {
    const value = attributes[name];
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** `for-role` does not change an answer that is there already. */
function setRole(element: HTMLElement, role: string) {
  if ((element.getAttribute('for-role') ?? '') === role || !('setData' in element)) return;
  (element as HTMLElementTagNameMap['hire-get-matched']).setData({ role });
}

/** Wraps the element in a popover. An element that is moved keeps its answers. */
function wrapInPopover(element: HTMLElement): HTMLElement {
  const popover = element.closest<HTMLElement>('hire-popover');
  if (popover) return popover;
  const created = element.ownerDocument.createElement('hire-popover');
  element.removeAttribute('style');
  element.replaceWith(created);
  created.append(element);
  return created;
}

function unwrapPopover(element: HTMLElement): HTMLElement {
  element.closest('hire-popover')?.replaceWith(element);
  return element;
}

function setTokens(element: HTMLElement, tokens: Readonly<Record<string, string>>) {
  element.removeAttribute('style');
  for (const [name, value] of Object.entries(tokens))
    element.style.setProperty(`--hire-${name}`, value);
}

/** The newsletter popup starts open in the preview, so it needs a button to open it again. */
function updateOpener(outermost: HTMLElement, settings: Settings) {
  const opener = outermost.ownerDocument.querySelector<HTMLElement>('[data-opener]');
  if (!opener) return;
  opener.hidden = !needsOpener(settings) && settings.widget !== 'newsletter-popup';
  opener.textContent = openerText(settings);
  opener.dataset.hireOpen = outermostTag(settings).replace('hire-', '');
}
