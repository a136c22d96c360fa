import { followedLink } from '../followed-link.ts';

const profileLink = 'a[href^="/sample-"][href*="#"]';

/** Opens the profile of a talent card in a dialog. If that fails, the link is followed. */
export function watchProfiles(): void {
  // On that page, such a link leads to a part of the same page.
  if (location.pathname.startsWith('/sample-')) return;
  for (const link of document.querySelectorAll(profileLink))
    link.setAttribute('aria-haspopup', 'dialog');
  document.addEventListener('click', (event) => {
    const link = followedLink(event);
    if (!link?.matches(profileLink)) return;
    event.preventDefault();
    if (!link.hasAttribute('aria-busy')) open(link);
  });
}

async function open(link: HTMLAnchorElement): Promise<void> {
  link.setAttribute('aria-busy', 'true');
  try {
    const { openProfile } = await import('./dialog.ts');
    await openProfile(link.href);
  } catch {
    location.assign(link.href);
  }
  link.removeAttribute('aria-busy');
}
