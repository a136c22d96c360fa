import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptSheets } from '../element/sheets.ts';
import controlsSheet from '../form/controls.css.ts?sheet';
import baseSheet from '../style/base.css.ts?sheet';
import { themeSheet } from '../style/theme-sheet.ts';
import { NoticeList } from './notice-list.tsx';
import sheet from './notice-region.css.ts?sheet';
import { type Notice, notices } from './notices.ts';

let region: HTMLElement | undefined;

/** Shows a notice in the language and the text direction of the element that it comes from. */
export function showNotice(notice: Notice, from: Element = document.body): void {
  const { direction } = getComputedStyle(from);
  const link = notice.retry ? from.querySelector('a') : null;
  notices.getState().show({ ...notice, lang: languageOf(from), direction, link });
  placeRegion();
}

export function dismissNotice(notice: Notice): void {
  notices.getState().dismiss(notice);
}

/**
 * Appends the page's only notice region to the open modal dialog, or to the body, and shows it in
 * the top layer. Outside a modal dialog it would be inert, and its buttons could not be pressed.
 */
function placeRegion(): void {
  region ??= createRegion();
  const modal = openModalDialog();
  const parent = modal ?? document.body;
  if (region.parentNode !== parent) parent.append(region);
  const dialog = modal ?? openNonModalDialog();
  region.style.setProperty('--below', `${dialog ? headerBottom(dialog) : 0}px`);
  if (!region.matches(':popover-open')) region.showPopover();
}

/** The nearest `lang` attribute, also outside the shadow roots around the element. */
function languageOf(element: Element | undefined): string | undefined {
  const nearest = element?.closest<HTMLElement>('[lang]');
  if (nearest || !element) return nearest?.lang;
  return languageOf((element.getRootNode() as ShadowRoot).host);
}

/** The height of a notice of two lines with its margin, in pixels. */
const NOTICE_HEIGHT = 88;

/**
 * The bottom of a dialog's heading and close button, in pixels from the top of the window; 0 if a
 * notice at the top of the window would not cover them.
 */
function headerBottom(dialog: Element): number {
  const header = [...dialog.querySelectorAll('#title, [part=close]')];
  const boxes = header.map((element) => element.getBoundingClientRect());
  if (boxes.every(({ top }) => top >= NOTICE_HEIGHT)) return 0;
  return Math.max(0, ...boxes.map(({ bottom }) => bottom));
}

function createRegion(): HTMLElement {
  const element = document.createElement('div');
  element.popover = 'manual';
  const root = element.attachShadow({ mode: 'open' });
  adoptSheets(root, [themeSheet, baseSheet, controlsSheet, sheet]);
  createRoot(root).render(createElement(NoticeList));
  return element;
}

/** The panel of an open side tab or bubble. */
const openNonModalDialog = (): Element | null | undefined =>
  document.querySelector('hire-popover[open]')?.shadowRoot?.querySelector('dialog');

/**
 * The topmost modal dialog. It is in the document, in a shadow root that contains the focus, or in
 * that of an open popover, whose slotted content is outside its shadow root.
 */
function openModalDialog(): Element | undefined {
  const popovers = [...document.querySelectorAll('hire-popover[open]')];
  const roots: ParentNode[] = [
    document,
    ...popovers.map(({ shadowRoot }) => shadowRoot ?? document),
  ];
  let { activeElement } = document;
  while (activeElement?.shadowRoot) {
    roots.unshift(activeElement.shadowRoot);
    activeElement = activeElement.shadowRoot.activeElement;
  }
  return roots.flatMap((root) => [...root.querySelectorAll('dialog:modal')]).at(0);
}
