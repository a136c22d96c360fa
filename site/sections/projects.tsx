import { Band, type BandProps } from '../components/band.tsx';
import { Carousel } from '../components/carousel.tsx';
import { Icon } from '../components/icon.tsx';
import { labels } from '../content/labels.ts';
import type { Project as ProjectData } from '../content/projects.ts';
import { soft } from '../style/grid.css.ts';
import * as styles from './projects.css.ts';

interface ProjectsProps extends BandProps {
  variant: keyof typeof styles.projects;
  projects: ProjectData[];
}

export function Projects({ variant, projects, ...band }: ProjectsProps) {
  const cards = projects.map((project) => (
    <Project key={project.title} project={project} variant={variant} />
  ));
  return (
    <Band {...band} isSample={projects.some(({ sample }) => sample)}>
      {variant === 'carousel' ? (
        <Carousel label={band.heading}>{cards}</Carousel>
      ) : (
        <div className={styles.group} data-reveal="each">
          {cards}
        </div>
      )}
    </Band>
  );
}

interface Props {
  project: ProjectData;
  variant: ProjectsProps['variant'];
}

const Project = ({
  project: { title, description, done, team, tags, icon, color },
  variant,
}: Props) => (
  <article className={styles.projects[variant]}>
    <div className={`${styles.goal} ${styles.backgrounds[color]}`}>
      <p className={styles.when}>
        <Icon name={icon} size={28} />
        {labels.doneWhen}
      </p>
      <p className={styles.done}>{done}</p>
    </div>
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
