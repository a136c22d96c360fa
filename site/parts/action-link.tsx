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

/** A link to a page of ours, or, in a new tab, to somebody else's. */
export function ActionLink({ action, look, className }: Props) {
  const shared = { href: action.href, className: look ? button[look] : className };
  if (action.href.startsWith('/')) return <a {...shared}>{action.label}</a>;
  return (
    <a {...shared} target="_blank" rel="noopener">
      {action.label}
      <Icon name="arrowUpRight" size={18} />
      <span className={hidden}> {shell.opensNewTab}</span>
    </a>
  );
}
