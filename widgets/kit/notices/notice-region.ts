import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { showInTopLayer } from '../dialog/show-in-top-layer.ts';
import { focusedElement } from '../element/focused-element.ts';
import { adoptSheets } from '../element/sheets.ts';
import controlsSheet from '../form/controls.css.ts?sheet';
import { languageOf } from '../languages/page-language.ts';
import { oncePerPage } from '../once-per-page.ts';
import { retriableImport } from '../retriable-import.ts';
import baseSheet from '../style/base.css.ts?sheet';
import { themeSheet } from '../style/theme-sheet.ts';
import { announce } from './announce.ts';
import { NoticeList } from './notice-list.tsx';
import sheet from './notice-region.css.ts?sheet';
import { type Notice, notices } from './notices.ts';
import { openModalDialog, openPanelOf } from './reachable.ts';

/** Shows a notice in the language of the element `from`. Returns a function that dismisses it. */
export type Notify = (notice: Notice, from?: Element) => () => void;

/** Shows a notice in the page's only notice region, which is created on first use. */
export const notify: Notify = (notice, from = document.body) => {
  const { show, dismiss } = oncePerPage('notices', createRegion);
  show(notice, from);
  return () => dismiss(notice);
};

function createRegion() {
  const region = document.createElement('div');
  const root = region.attachShadow({ mode: 'open' });
  adoptSheets(root, [themeSheet, baseSheet, controlsSheet, sheet]);
  createRoot(root).render(createElement(NoticeList));
  // A dialog that opens would cover the notices, and one that closes would take them with it.
  for (const type of ['hire-open', 'hire-close']) {
    addEventListener(type, ({ target }) =>
      afterRender(() => notices.getState().notices.length > 0 && place(region, target as Element)),
    );
  }
  addEventListener('scrollend', () => avoidControls(region));
  return {
    show: (notice: Notice, from: Element) => showNotice(region, notice, from),
    dismiss: (notice: Notice) => notices.getState().dismiss(notice),
  };
}

/** Shows a notice in the language and the text direction of the element that it comes from. */
function showNotice(region: HTMLElement, notice: Notice, from: Element): void {
  const link = notice.retry && notice.tone === 'danger' ? from.querySelector('a') : null;
  // The view may be marked as English on a page in another language.
  const view = from.shadowRoot?.firstElementChild ?? from;
  const { direction } = getComputedStyle(view);
  notices.getState().show({ ...notice, lang: languageOf(view), direction, link });
  afterRender(() => {
    place(region, from);
    if (notice.tone === 'success') announce(`${notice.title} ${notice.text}`, view);
    returnFocus(region, notice, from);
  });
}

/** Shows the notices in the open dialog or in the form that the latest one is about, or else on the page. */
function place(region: HTMLElement, from: Element) {
  const panel = openPanelOf(from) ?? from.shadowRoot?.querySelector('[data-notices]');
  if (panel) placeInPanel(region, panel);
  else placeInTopLayer(region);
  uncoverFocus(region);
}

/** Returns the focus when a notice is gone that took it, or whose button was pressed with the keyboard. */
function returnFocus(region: HTMLElement, { text, takesFocus }: Notice, from: Element) {
  const former = focusedElement() as HTMLElement | null;
  if (takesFocus) region.shadowRoot?.querySelector<HTMLElement>('[data-takes-focus]')?.focus();
  const stop = notices.subscribe((now) => {
    if (now.notices.some((notice) => notice.text === text)) return;
    stop();
    if (!region.shadowRoot?.activeElement?.matches(':focus-visible')) return;
    afterRender(() => {
      former?.focus({ preventScroll: true });
      if (focusedElement() !== document.body) return;
      // It is gone or inert: the form was cleared, its dialog is open again, or it is at another step.
      from.shadowRoot?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    });
  });
}

/**
 * Calls `act` when Preact has rendered what the present code changes, for example a closed dialog.
 * Preact renders in a microtask, which may be queued after this call.
 */
const afterRender = (act: () => void): void => queueMicrotask(() => queueMicrotask(act));

/** In a dialog or a form, where a notice covers nothing and can be pressed. */
function placeInPanel(region: HTMLElement, panel: Element) {
  region.removeAttribute('popover');
  if (region.parentNode !== panel) panel.append(region);
  // A dialog may close before its notice does, which then must be at its place at once.
  importAvoidControls().catch(() => undefined);
}

/**
 * Above the page, in an open modal dialog of the host if there is one: outside of it the
 * notice would be inert, and its buttons could not be pressed.
 */
function placeInTopLayer(region: HTMLElement) {
  const parent = openModalDialog() ?? document.body;
  if (region.parentNode !== parent) parent.append(region);
  showInTopLayer(region);
}

/** Moves the notices, or else the page, so that the notices and the control with the focus are seen. */
function uncoverFocus(region: HTMLElement) {
  if (region.hasAttribute('popover')) return void avoidControls(region);
  const focused = focusedElement();
  region.scrollIntoView({ block: 'nearest' });
  // An error in the form may have moved it out of the window.
  if (focused !== document.body) focused?.scrollIntoView({ block: 'nearest' });
}

/** Fetched when notices are shown above the page, which is rare. Without it they stay at the top. */
const importAvoidControls = retriableImport('avoid-controls', () => import('./avoid-controls.ts'));

async function avoidControls(region: HTMLElement) {
  if (!region.hasAttribute('popover') || notices.getState().notices.length === 0) return;
  const { findFreePlace } = await importAvoidControls().catch(() => ({ findFreePlace: () => 0 }));
  region.style.setProperty('--hire-top', `${findFreePlace(region)}px`);
}
