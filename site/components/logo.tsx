import { brand } from '../content/brand.ts';
import * as styles from './logo.css.ts';

export function Logo() {
  return (
    <a href="/" className={styles.root}>
      <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true">
        <path d="M2 22a14 14 0 0 1 28 0z" fill="var(--protea)" />
        <path d="M8.5 22a7.5 7.5 0 0 1 15 0z" fill="var(--sun)" />
        <path d="M2 27h28" stroke="currentColor" stroke-width="3" stroke-linecap="round" />
      </svg>
      {brand.name}
    </a>
  );
}
