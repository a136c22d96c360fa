import type { ReactNode } from 'react';
import { button, newTabArrow } from '../form/controls.css.ts';
import { link, visuallyHidden } from '../style/base.css.ts';

interface Props {
  href: string;
  /** `text` is for a link within a sentence. */
  look?: 'primary' | 'secondary' | 'text';
  /** For screen readers, in place of the arrow: that it opens in a new tab. */
  note: string;
  children: ReactNode;
}

/** A link that opens in a new tab and says so. */
export function NewTabLink({ href, look = 'primary', note, children }: Props) {
  const [className, part] = look === 'text' ? [link, 'link'] : [button[look], 'button'];
  return (
    <a href={href} target="_blank" rel="noopener" className={className} part={part}>
      {children}
      <svg viewBox="0 0 16 16" className={newTabArrow} aria-hidden="true">
        <path d="M5 3h8v8M13 3 3 13" />
      </svg>
      <span className={visuallyHidden}> {note}</span>
    </a>
  );
}
