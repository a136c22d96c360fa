import { createContext, useContext } from 'react';
import { ActionLink } from '../components/action-link.tsx';
import { HoursOfBand } from '../components/band.tsx';
import type { Action } from '../content/actions.ts';
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

/** Rays leave this angle free on each side, where they would lie on the horizon. */
const margin = 9;

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
            <ul className={styles.rays}>
              {pages.map(({ label, href }, index) => (
                <Ray
                  key={href}
                  label={label}
                  href={href}
                  isCurrent={href === path}
                  angle={margin + ((180 - 2 * margin) * index) / (pages.length - 1)}
                />
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}

interface RayProps {
  label: string;
  href: string;
  isCurrent: boolean;
  /** In degrees, clockwise from the start of the horizon. */
  angle: number;
}

/** On the first half of the sky, the text is turned so that it does not stand on its head. */
const Ray = ({ label, href, isCurrent, angle }: RayProps) => (
  <li
    className={angle < 90 ? styles.rising : styles.setting}
    style={{ '--t': `${Math.round(angle * 10) / 10 - 180}deg` }}
  >
    <a href={href} aria-current={isCurrent ? 'page' : undefined}>
      <span>{label}</span>
    </a>
  </li>
);
