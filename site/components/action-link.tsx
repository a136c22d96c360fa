import type { Action } from '../content/actions.ts';
import { shell } from '../content/shell.ts';
import { hidden } from './base.css.ts';
import { button } from './controls.css.ts';
import { Icon } from './icon.tsx';

interface Props {
  action: Action;
  look?: keyof typeof button;
  className?: string;
}

/** A link to a page of ours, to a dialog of ours or, in a new tab, to somebody else's page. */
export function ActionLink({ action: { label, href, opens }, look, className }: Props) {
  const shared = { href, className: look ? button[look] : className };
  if (opens)
    return (
      <a {...shared} data-hire-open={opens} aria-haspopup="dialog">
        {label}
      </a>
    );
  if (href.startsWith('/')) return <a {...shared}>{label}</a>;
  return (
    <a {...shared} target="_blank" rel="noopener">
      {label}
      <Icon name="arrow-up-right" size={18} />
      <span className={hidden}> {shell.opensNewTab}</span>
    </a>
  );
}
