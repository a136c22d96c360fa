import { createContext, useContext } from 'react';
import { ActionLink } from '../components/action-link.tsx';
import { HoursOfBand } from '../components/band.tsx';
import type { Action } from '../content/actions.ts';
import { rayAbove } from '../content/navigation.ts';
import { shell } from '../content/shell.ts';
import { actions } from '../style/controls.css.ts';
import { groundVariables, isNight, skyVariables } from '../style/sky.ts';
import * as styles from './closing.css.ts';

/** The pages of the site, from the earliest hour to the latest, and the one that is being rendered. */
export const SiteRays = createContext<{ pages: readonly Action[]; path: string }>({
  pages: [],
  path: '',
});

interface ClosingProps {
  heading: string;
  text: string;
  primary: Action;
  secondary?: Action;
  /** Passed by the page layout. */
  hour?: number;
}

/** The last section: a half sun at the hour at which the page ends. Its rays are the pages of the site. */
export function Closing({ heading, text, primary, secondary, hour = 13 }: ClosingProps) {
  const { pages, path } = useContext(SiteRays);
  const from = groundVariables(useContext(HoursOfBand))['--b'];
  return (
    <div
      className={styles.dome}
      style={{ ...skyVariables(hour % 24), '--from': from }}
      data-dark={isNight(hour) || undefined}
    >
      <div className={styles.box}>
        <section className={styles.disc}>
          <h2 className={styles.heading}>{heading}</h2>
          <p>{text}</p>
          <p className={`${actions} ${styles.actions}`}>
            <ActionLink action={primary} variant="primary" />
            {secondary && <ActionLink action={secondary} variant="secondary" />}
          </p>
        </section>
        {pages.length > 0 && (
          <nav aria-label={shell.allPages}>
            <ul className={styles.rays} style={{ '--rows': (pages.length - 1) / 2 }}>
              {pages.map(({ label, href }, index) => (
                <Ray
                  key={href}
                  label={label}
                  href={href}
                  current={currentOf(href, path)}
                  index={index}
                  last={pages.length - 1}
                />
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}

/** An article has no ray of its own: it lights the ray of its parent. */
function currentOf(href: string, path: string): RayProps['current'] {
  if (href === path) return 'page';
  return href === rayAbove(path)?.href ? 'true' : undefined;
}

interface RayProps {
  label: string;
  href: string;
  current?: 'page' | 'true';
  index: number;
  last: number;
}

/** Up one side of the sun and down the other, in lines of equal distance. */
const Ray = ({ label, href, current, index, last }: RayProps) => {
  const row = Math.min(index, last - index);
  const out = Math.sqrt(1 - (0.04 + (0.92 * row) / (last / 2)) ** 2);
  return (
    <li
      className={index === row ? styles.rising : styles.setting}
      style={{ '--row': row, '--out': out.toFixed(2) }}
    >
      <a href={href} aria-current={current}>
        {label}
      </a>
    </li>
  );
};
