import type { ButtonHTMLAttributes } from 'react';
import * as styles from '../form/controls.css.ts';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look: keyof typeof styles.button;
  /** Disables the button by `aria-disabled`: with `disabled` it would lose the focus. */
  isOff?: boolean;
}

export function Button({ look, isOff = false, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      part={`button button-${look}`}
      {...rest}
      className={styles.button[look]}
      aria-disabled={isOff || undefined}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
    />
  );
}
