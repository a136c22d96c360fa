import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import baseSheet from './base.css.ts?sheet';
import { NoticeList } from './notice-list.tsx';
import sheet from './notice-region.css.ts?sheet';
import { type Notice, notices } from './notices.ts';
import { adoptSheets } from './sheets.ts';
import themeSheet from './theme.css.ts?sheet';

let region: HTMLElement | undefined;

/** Shows a notice where it can be seen and pressed. */
export function showNotice(notice: Notice): void {
  notices.getState().show(notice);
  placeRegion();
}

export function dismissNotice(notice: Notice): void {
  notices.getState().dismiss(notice);
}

/**
 * Puts the page's one notice region last in the document, in the top layer. Everything outside an open modal dialog is inert, so it stands inside the one that is
 * open.
 */
function placeRegion(): void {
  region ??= createRegion();
  const place = openDialog() ?? document.body;
  if (region.parentNode !== place) place.append(region);
  if (!region.matches(':popover-open')) region.showPopover();
}

function createRegion(): HTMLElement {
  const element = document.createElement('div');
  element.popover = 'manual';
  const root = element.attachShadow({ mode: 'open' });
  adoptSheets(root, [themeSheet, baseSheet, sheet]);
  createRoot(root).render(createElement(NoticeList));
  return element;
}

/** The modal dialog on top, in the page or in the shadow root that holds the focus. */
function openDialog(): Element | undefined {
  const roots: ParentNode[] = [document];
  for (let at = document.activeElement; at?.shadowRoot; at = at.shadowRoot.activeElement) {
    roots.unshift(at.shadowRoot);
  }
  return roots.flatMap((root) => [...root.querySelectorAll('dialog:modal')]).at(0);
}
