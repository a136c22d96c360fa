import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptSheets } from '../element/sheets.ts';
import baseSheet from '../style/base.css.ts?sheet';
import { themeSheet } from '../style/theme-sheet.ts';
import { NoticeList } from './notice-list.tsx';
import sheet from './notice-region.css.ts?sheet';
import { type Notice, notices } from './notices.ts';

let region: HTMLElement | undefined;

/** Shows a notice where it can be seen and pressed, in the language of where it comes from. */
export function showNotice(notice: Notice, from: Element = document.body): void {
  const { direction } = getComputedStyle(from);
  notices.getState().show({ ...notice, lang: languageOf(from), direction });
  placeRegion();
}

export function dismissNotice(notice: Notice): void {
  notices.getState().dismiss(notice);
}

/**
 * Puts the page's one notice region last in the document, in the top layer. Everything outside an
 * open modal dialog is inert, so it stands inside the one that is open.
 */
function placeRegion(): void {
  region ??= createRegion();
  const dialog = openDialog();
  const place = dialog ?? document.body;
  if (region.parentNode !== place) place.append(region);
  const head = dialog ?? openBeside();
  region.style.setProperty('--below', `${head ? headEnd(head) : 0}px`);
  if (!region.matches(':popover-open')) region.showPopover();
}

/** That of the nearest `lang`, out of every shadow root that it is in. */
function languageOf(element: Element | undefined): string | undefined {
  const near = element?.closest<HTMLElement>('[lang]');
  if (near || !element) return near?.lang;
  return languageOf((element.getRootNode() as ShadowRoot).host);
}

/** The room that a notice of two lines takes at the top, in pixels. */
const NOTICE = 88;

/** Where a dialog's heading and close button end, if a notice above them would cover them. */
function headEnd(dialog: Element): number {
  const head = [...dialog.querySelectorAll('#title, [part=close]')];
  const areas = head.map((part) => part.getBoundingClientRect());
  if (areas.every(({ top }) => top >= NOTICE)) return 0;
  return Math.max(0, ...areas.map(({ bottom }) => bottom));
}

function createRegion(): HTMLElement {
  const element = document.createElement('div');
  element.popover = 'manual';
  const root = element.attachShadow({ mode: 'open' });
  adoptSheets(root, [themeSheet, baseSheet, sheet]);
  createRoot(root).render(createElement(NoticeList));
  return element;
}

/** What stands beside the page, and is not modal: its close button is to be pressed all the same. */
const openBeside = (): Element | null | undefined =>
  document.querySelector('hire-popover[open]')?.shadowRoot?.querySelector('dialog');

/**
 * The modal dialog on top, in the page or in the shadow root that holds the focus. What a popover
 * shows is in the page, and its dialog is around it.
 */
function openDialog(): Element | undefined {
  const popovers = [...document.querySelectorAll('hire-popover[open]')];
  const roots: ParentNode[] = [
    document,
    ...popovers.map(({ shadowRoot }) => shadowRoot ?? document),
  ];
  for (let at = document.activeElement; at?.shadowRoot; at = at.shadowRoot.activeElement) {
    roots.unshift(at.shadowRoot);
  }
  return roots.flatMap((root) => [...root.querySelectorAll('dialog:modal')]).at(0);
}
