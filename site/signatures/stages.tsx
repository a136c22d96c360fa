import { useContext } from 'react';
import { ArticlesOfSite } from '../components/articles-of-site.ts';
import * as suns from '../figures/suns.css.ts';
import { open } from '../illustrations/panel.css.ts';

interface StagesProps {
  /** What the suns are stages of. */
  caption: string;
  /** `article`: the file name, without `.md`, of the guide that helps then. */
  stages: readonly { when: string; article: string }[];
}

/** In the opening: stages as suns that rise over a hill, each with a link to its guide. */
export function Stages({ caption, stages }: StagesProps) {
  const { published } = useContext(ArticlesOfSite);
  const links = stages.flatMap(({ when, article }) =>
    published([article]).map(({ href }) => ({ when, href })),
  );
  return (
    <nav className={open} aria-label={caption} data-opening>
      <div className={suns.root}>
        <ol>
          {links.map(({ when, href }) => (
            <li key={when}>
              <b>
                <a href={href}>{when}</a>
              </b>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
