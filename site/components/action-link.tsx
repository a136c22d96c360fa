import type { Action } from '../content/actions.ts';
import { shell } from '../content/shell.ts';
import { together, visuallyHidden } from '../style/base.css.ts';
import { button } from '../style/controls.css.ts';
import { Icon } from './icon.tsx';

interface Props {
  action: Action;
  variant?: keyof typeof button;
  className?: string;
}

/** A link. It opens a new tab if it leads to another site, or if the action asks for one. */
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
  if (/^(\/|#|mailto:)/.test(href) && !isNewTab) return <a {...shared}>{label}</a>;
  const arrow = <Icon name="arrow-up-right" size={18} />;
  // In running text, no line break separates the arrow from the last word.
  const last = shared.className ? label.length : label.lastIndexOf(' ') + 1;
  return (
    <a {...shared} target="_blank" rel="noopener">
      {label.slice(0, last)}
      {shared.className ? (
        arrow
      ) : (
        <span className={together}>
          {label.slice(last)}
          {arrow}
        </span>
      )}
      <span className={visuallyHidden}> {shell.opensNewTab}</span>
    </a>
  );
}
