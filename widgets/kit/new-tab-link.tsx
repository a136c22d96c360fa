import type { ReactNode } from 'react';
import { visuallyHidden } from './base.css.ts';
import { button, newTabArrow } from './controls.css.ts';

const NEW_TAB = '(opens in a new tab)';

/** A link, looking like the primary button, that says where it opens. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={button.primary} part="button">
      {children}
      <svg viewBox="0 0 16 16" className={newTabArrow} aria-hidden="true">
        <path d="M5 3h8v8M13 3 3 13" />
      </svg>
      <span className={visuallyHidden}> {NEW_TAB}</span>
    </a>
  );
}
