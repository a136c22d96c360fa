import * as styles from '../../style/profile.css.ts';
import sheet from '../../style/profile.css.ts?sheet';

const style = new CSSStyleSheet();
style.replaceSync(`@layer page{${sheet}}`);

/** Shows the profile at an address in a dialog. */
export async function openProfile(address: string): Promise<void> {
  const page = await load(address);
  const profile = page.getElementById(new URL(address).hash.slice(1));
  const name = profile?.querySelector('h3');
  if (!profile || !name) throw new Error(`There is no profile at ${address}.`);
  if (!document.adoptedStyleSheets.includes(style)) document.adoptedStyleSheets.push(style);
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog;
  dialog.setAttribute('aria-label', name.textContent);
  dialog.append(profile, closeButton(dialog));
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  // Orca reads a dialog that itself gets the focus, but no element in it that gets the focus as it opens.
  // Chromium ignores `autofocus` here, and without it Firefox first focuses a link.
  dialog.tabIndex = -1;
  dialog.autofocus = true;
  dialog.showModal();
  dialog.focus();
}

/** The close button is last, as in the menu, so that keyboard users reach the profile first. */
function closeButton(dialog: HTMLDialogElement): Element {
  const button = document.querySelector('#drawer [command=close]')?.cloneNode(true) as Element;
  button.removeAttribute('commandfor');
  button.addEventListener('click', () => dialog.close());
  return button;
}

/** With XMLHttpRequest, because Trusted Types forbid `DOMParser`. */
const load = (address: string): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.onload = () => resolve(request.response);
    request.onerror = reject;
    request.open('GET', address);
    request.send();
  });
