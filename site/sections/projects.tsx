import { Band, type BandProps } from '../components/band.tsx';
import { Face } from '../components/person.tsx';
import { labels } from '../content/labels.ts';
import type { Project } from '../content/projects.ts';
import { punched, sheets } from '../style/paper.css.ts';
import * as styles from './projects.css.ts';

interface ProjectsProps extends BandProps {
  projects: Project[];
}

/** Projects as folders with tabs: how each one ends, in large type, beside its team. */
export const Projects = ({ projects, ...band }: ProjectsProps) => (
  <Band {...band} sample={projects.some(({ sample }) => sample)}>
    <div className={styles.folders}>
      {projects.map(({ title, text, done, team, tags, color }, index) => (
        <article
          key={title}
          className={`${sheets[color]} ${punched} ${styles.folder}`}
          style={{ '--at': projects.length > 1 ? index / (projects.length - 1) : 0 }}
        >
          <h3 className={styles.tab}>{title}</h3>
          <p className={styles.done}>
            <span className={styles.label}>{labels.doneWhen}</span> {done}
          </p>
          <div className={styles.more}>
            <p>{text}</p>
            <ul className={styles.team}>
              {team.map(({ name, face }) => (
                <li key={name}>
                  <Face name={face} size={48} />
                  {name}
                </li>
              ))}
            </ul>
            {tags && <p className={styles.label}>{tags.join(' · ')}</p>}
          </div>
        </article>
      ))}
    </div>
  </Band>
);
