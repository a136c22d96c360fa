import type { Action } from '../content/actions.ts';
import { shell } from '../content/shell.ts';
import { visuallyHidden } from '../style/base.css.ts';
import { button } from '../style/controls.css.ts';
import { Icon } from './icon.tsx';

interface Props {
  action: Action;
  variant?: keyof typeof button;
  className?: string;
}

/** A link to a page or dialog of this site, to our mailbox or, in a new tab, to another site or a tool of ours. */
export function ActionLink({
  action: { label, href, opens, isNewTab, isRepeated },
  variant,
  className,
}: Props) {
  const shared = {
    href,
    className: variant ? button[isRepeated ? 'secondary' : variant] : className,
  };
  if (opens)
    return (
      <a {...shared} data-hire-open={opens} aria-haspopup="dialog">
        {label}
      </a>
    );
  if (/^(\/|mailto:)/.test(href) && !isNewTab) return <a {...shared}>{label}</a>;
  return (
    <a {...shared} target="_blank" rel="noopener">
      {label}
      <Icon name="arrow-up-right" size={18} />
      <span className={visuallyHidden}> {shell.opensNewTab}</span>
    </a>
  );
}
