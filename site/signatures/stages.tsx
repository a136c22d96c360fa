import * as suns from '../figures/suns.css.ts';
import { open } from '../illustrations/panel.css.ts';

interface StagesProps {
  /** What the suns are stages of. */
  caption: string;
  stages: readonly { when: string; href: string }[];
}

/** In the opening: stages as suns that rise over a hill, each with a link to what helps then. */
export const Stages = ({ caption, stages }: StagesProps) => (
  <nav className={open} aria-label={caption} data-opening>
    <div className={suns.root}>
      <ol>
        {stages.map(({ when, href }) => (
          <li key={href}>
            <b>
              <a href={href}>{when}</a>
            </b>
          </li>
        ))}
      </ol>
    </div>
  </nav>
);
