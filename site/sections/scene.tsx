import { faces } from '../assets/faces.ts';
import { dotSpacing, land, project } from '../assets/map.ts';
import { Dots } from '../components/dots.tsx';
import { MotionButton } from '../components/motion-button.tsx';
import { labels } from '../content/labels.ts';
import { profileAddress, type Talent } from '../content/talent.ts';
import { decoration } from '../style/base.css.ts';
import { cardLink } from '../style/grid.css.ts';
import { LocalTime } from './local-time.tsx';
import * as styles from './scene.css.ts';

/** The drawing beside the hero's text: a world map under a sun, with cards of people. */
export function Scene({ talent }: { talent: Talent[] }) {
  return (
    <>
      <WorldMap />
      <Dots count={15} />
      <div className={styles.scene}>
        <ul className={styles.cards}>
          {talent.map((person) => (
            <TalentCard key={person.name} person={person} />
          ))}
        </ul>
        <div className={styles.legend}>
          <p className={styles.note}>{labels.sample}</p>
          <MotionButton />
        </div>
      </div>
    </>
  );
}

const TalentCard = ({ person }: { person: Talent }) => (
  <li className={styles.card}>
    <img src={faces[person.face].path} width={56} height={56} alt="" className={styles.face} />
    <div>
      <p className={styles.name}>
        <a href={profileAddress(person)} className={cardLink}>
          {person.name}
        </a>
        <span className={styles.chip}>{person.availability}</span>
      </p>
      <p className={styles.role}>{person.role}</p>
      <LocalTime {...person} className={styles.role} />
    </div>
  </li>
);

const sun = { center: [800, 640], radius: 400 } as const;
const ring = sun.radius * 1.4;
const glow = sun.radius * 1.7;

const cities = {
  capeTown: [18, -34],
  lagos: [3, 6.5],
  newYork: [-74, 41],
  sanFrancisco: [-122, 38],
} satisfies Record<string, [number, number]>;

const connections: [keyof typeof cities, keyof typeof cities][] = [
  ['capeTown', 'sanFrancisco'],
  ['lagos', 'newYork'],
];

const [x, y] = sun.center;

/** The land is drawn twice: pale on the night side, and dark where the sun covers it. */
const WorldMap = () => (
  <svg className={`${styles.map} ${decoration}`} viewBox="0 0 1048 880" aria-hidden="true" data-sun>
    <clipPath id="day">
      <circle cx={x} cy={y} r={ring} />
    </clipPath>
    <circle cx={x} cy={y} r={glow} fill="var(--night-glow)" />
    <g id="earth" fill="none" stroke-linecap="round">
      <path
        d={land}
        transform={`scale(${dotSpacing})translate(-.5)`}
        stroke-width=".31"
        stroke-dasharray="0 1"
        stroke-dashoffset="-.5"
        opacity=".5"
      />
      <g stroke-width="3" stroke-dasharray="1 9">
        {connections.map(([from, to]) => (
          <path key={from + to} d={arc(cities[from], cities[to])} />
        ))}
      </g>
    </g>
    <circle cx={x} cy={y} r={ring} fill="var(--protea)" />
    <circle cx={x} cy={y} r={sun.radius} fill="var(--sun)" />
    <use href="#earth" className={styles.lit} clip-path="url(#day)" />
    {Object.values(cities).map((city) => {
      const [cx, cy] = project(city);
      return <circle key={cx} cx={cx} cy={cy} r="9" className={styles.pin} />;
    })}
  </svg>
);

function arc(from: [number, number], to: [number, number]): string {
  const [x1, y1] = project(from);
  const [x2, y2] = project(to);
  const height = Math.hypot(x2 - x1, y2 - y1) * 0.45;
  return `M${x1} ${y1}Q${(x1 + x2) / 2} ${Math.round((y1 + y2) / 2 - height)} ${x2} ${y2}`;
}
