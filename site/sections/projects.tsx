import { Band, type BandProps } from '../components/band.tsx';
import { Carousel } from '../components/carousel.tsx';
import { soft } from '../components/grid.css.ts';
import { Icon } from '../components/icon.tsx';
import type { Project as Sample } from '../content/projects.ts';
import * as styles from './projects.css.ts';

export interface ProjectsProps extends BandProps {
  look: keyof typeof styles.projects;
  projects: Sample[];
}

export function Projects({ look, projects, ...band }: ProjectsProps) {
  const drawn = projects.map((project) => (
    <Project key={project.title} project={project} look={look} />
  ));
  return (
    <Band {...band} isSample={projects.some(({ sample }) => sample)}>
      {look === 'carousel' ? (
        <Carousel label={band.heading}>{drawn}</Carousel>
      ) : (
        <div className={styles.group} data-reveal="each">
          {drawn}
        </div>
      )}
    </Band>
  );
}

interface Props {
  project: Sample;
  look: ProjectsProps['look'];
}

const Project = ({ project: { title, description, team, tags, icon, color }, look }: Props) => (
  <article className={styles.projects[look]}>
    <span className={`${styles.ground} ${styles.grounds[color]}`}>
      <span className={styles.icon}>
        <Icon name={icon} size={36} />
      </span>
    </span>
    <div className={styles.words}>
      <h3>{title}</h3>
      <p className={soft}>{description}</p>
      <ul className={styles.team}>
        {team.map(({ name, initials }) => (
          <li key={name}>
            <span className={styles.initials} aria-hidden="true">
              {initials}
            </span>
            {name}
          </li>
        ))}
      </ul>
      {tags && (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </div>
  </article>
);
