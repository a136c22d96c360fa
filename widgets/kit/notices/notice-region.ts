import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { focusedElement } from '../element/focused-element.ts';
import { adoptSheets } from '../element/sheets.ts';
import controlsSheet from '../form/controls.css.ts?sheet';
import { languageOf } from '../languages/page-language.ts';
import { oncePerPage } from '../once-per-page.ts';
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
    const panel = openPanelOf(from);
    if (panel) placeInPanel(region, panel);
    else placeInTopLayer(region);
    uncoverFocus(region);
    if (notice.tone === 'success') announce(`${notice.title} ${notice.text}`, view);
    if (notice.takesFocus) lendFocus(region, notice, from);
  });
}

/** Moves the focus to a notice's button until the notice is gone. */
function lendFocus(region: HTMLElement, { text }: Notice, from: Element) {
  const former = focusedElement() as HTMLElement | null;
  region.shadowRoot?.querySelector<HTMLElement>('[data-takes-focus]')?.focus();
  const stop = notices.subscribe((now) => {
    if (now.notices.some((notice) => notice.text === text)) return;
    stop();
    if (!region.shadowRoot?.activeElement) return;
    afterRender(() => {
      // What had the focus may be gone: the form was cleared, or the button brought back another step.
      const isThere = former?.isConnected && former !== document.body;
      const next = isThere ? former : from.shadowRoot?.querySelector<HTMLElement>('[tabindex]');
      next?.focus({ preventScroll: true });
    });
  });
}

/**
 * Calls `act` when Preact has rendered what the present code changes, for example a closed dialog.
 * Preact renders in a microtask, which may be queued after this call.
 */
const afterRender = (act: () => void): void => queueMicrotask(() => queueMicrotask(act));

/** At the end of a dialog's content, where a notice covers nothing and can be pressed. */
function placeInPanel(region: HTMLElement, panel: Element) {
  region.popover = null;
  if (region.parentNode !== panel) panel.append(region);
}

/**
 * At the top of the window, in an open modal dialog of the host if there is one: outside of it the
 * notice would be inert, and its buttons could not be pressed.
 */
function placeInTopLayer(region: HTMLElement) {
  const parent = openModalDialog() ?? document.body;
  region.popover = 'manual';
  if (region.parentNode !== parent) parent.append(region);
  if (!region.matches(':popover-open')) region.showPopover();
}

/** Moves the notices, and then the page, so that they do not cover the control with the focus. */
function uncoverFocus(region: HTMLElement) {
  const focused = focusedElement();
  if (!focused || focused === document.body) return;
  if (region.popover) {
    region.dataset.edge = 'top';
    if (isCovered(focused, region)) region.dataset.edge = 'bottom';
    if (isCovered(focused, region)) focused.scrollIntoView();
  } else {
    region.scrollIntoView({ block: 'nearest' });
  }
  // An error in the form may have moved it out of the window.
  focused.scrollIntoView({ block: 'nearest' });
}

function isCovered(control: Element, region: HTMLElement): boolean {
  const box = control.getBoundingClientRect();
  const shown = region.shadowRoot?.querySelectorAll('[part=notice]') ?? [];
  return [...shown]
    .map((notice) => notice.getBoundingClientRect())
    .some(
      ({ left, right, top, bottom }) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    );
}
