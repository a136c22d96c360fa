import { whenNoticed } from '../element/when-noticed.ts';
import { languageOf } from '../languages/page-language.ts';
import { oncePerPage } from '../once-per-page.ts';
import { openModalDialog, openPanelOf } from './reachable.ts';

/** How long a text stays in the region; screen readers may also be asked to repeat it. */
const KEPT_MS = 5_000;

/**
 * Has screen readers say a text once, after what they are saying. `from` is an element in the view that it
 * is about. All texts come into one live region of the page, each in an element of its own, so that the
 * same text is said again. Returns a function that keeps a text from being said that is no longer true.
 */
export const announce = (text: string, from: Element): (() => void) =>
  oncePerPage('announcer', createAnnouncer)(text, from);

function createAnnouncer() {
  const region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  region.style.cssText = 'position:fixed!important;clip-path:inset(50%)!important';
  return (text: string, from: Element) => {
    const lang = languageOf(from) ?? '';
    const panel = openPanelOf((from.getRootNode() as ShadowRoot).host ?? from);
    const parent = panel ?? openModalDialog() ?? document.body;
    if (region.parentNode !== parent) parent.append(region);
    // Also after the focus has moved, because a screen reader stops what it is saying then.
    const timer = whenNoticed(() => {
      const said = document.createElement('p');
      Object.assign(said, { lang, textContent: text });
      region.append(said);
      setTimeout(() => said.remove(), KEPT_MS);
    });
    return () => clearTimeout(timer);
  };
}
