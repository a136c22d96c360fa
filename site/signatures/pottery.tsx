import { Band, type BandProps, Head, Stand } from '../components/band.tsx';
import { swiped } from '../components/swiped.ts';
import { sheets } from '../style/paper.css.ts';
import { moments, Pot } from './pots.tsx';
import * as styles from './pottery.css.ts';
import { type Copy, type Item, Pins, type PinsProps } from './pottery-pins.tsx';

interface DraftsProps extends BandProps {
  part: 'drafts';
  /** One for each draft: the words, the wireframe and the website on a phone. */
  items: [Item, Item, Item];
  copy: Copy;
  /** The names of the copy's parts in the first draft. */
  names: Record<keyof Copy, string>;
  sample: true;
}

interface ShelvesProps extends BandProps {
  part: 'shelves';
  /** Six, in the order of the drawings. */
  items: Item[];
}

interface WaysProps extends BandProps {
  part: 'ways';
  /** Three, each larger than the one before it. A sentence is cut at its figure. */
  items: (Item & { figure: string; end: string })[];
}

/** The website of a pottery studio, from its drafts to what is done to it later. */
export const Pottery = (props: DraftsProps | PinsProps | ShelvesProps | WaysProps) => {
  if (props.part === 'drafts') return <Drafts {...props} />;
  if (props.part === 'pins') return <Pins {...props} />;
  return props.part === 'ways' ? <Ways {...props} /> : <Shelves {...props} />;
};

/** A roll of paper that comes out of the note: words, boxes, and the phone. */
const Drafts = ({ id, items, copy, names, part: _, ...head }: DraftsProps) => {
  const papers = [
    <Words key="words" copy={copy} names={names} />,
    <Wireframe key="wireframe" />,
    <Phone key="phone" copy={copy} />,
  ];
  return (
    <Stand id={id} className={styles.drafts}>
      <Head {...head} />
      <ol className={styles.roll}>
        {items.map(({ title, text }, index) => (
          <li key={title} className={styles.draft}>
            <div className={styles.say}>
              <h3 className={styles.word}>{title}</h3>
              <Pot shape="vase" state={states[index]} />
              <p>{text}</p>
            </div>
            {papers[index]}
          </li>
        ))}
      </ol>
    </Stand>
  );
};

const states = ['clay', 'dashed', 'glazed'] as const;

const Words = ({ copy, names }: Pick<DraftsProps, 'copy' | 'names'>) => (
  <dl className={styles.words}>
    {Object.entries(names).map(([name, label]) => (
      <div key={name} className={styles.line}>
        <dt className={styles.label}>{label}</dt>
        <dd className={name === 'headline' ? styles.headline : styles.copy}>
          {[copy[name as keyof Copy]].flat().join(', ')}
        </dd>
      </div>
    ))}
  </dl>
);

const Wireframe = () => (
  <div className={styles.wireframe}>
    <svg viewBox="-2 0 484 240" aria-hidden="true">
      <path d="M0 0h300v30H0zM0 40h222v30H0zM0 88h300v10H0zM0 106h300v10H0zM0 124h180v10H0z" />
      <rect y="148" width="124" height="34" rx="17" />
      <path
        d="M324 0h156v182H324zM324 0l156 182M480 0L324 182M0 202h148v34H0zM166 202h148v34H166zM332 202h148v34H332z"
        className={styles.boxes}
      />
    </svg>
  </div>
);

const Phone = ({ copy: { headline, text, button, items } }: Pick<DraftsProps, 'copy'>) => (
  <div className={styles.phone}>
    <p className={styles.picture}>
      <Pot shape="vase" state="glazed" />
    </p>
    <p className={styles.headline}>{headline}</p>
    <p>{text}</p>
    <p className={styles.button}>{button}</p>
    <p className={styles.row}>
      {items.map((item) => (
        <span key={item}>{item}</span>
      ))}
    </p>
  </div>
);

/** Moments, as pottery on two boards. */
const Shelves = ({ items, part: _, id, ...head }: ShelvesProps) => (
  <Stand id={id} ground="hill" className={styles.shelvesBand}>
    <Head {...head} />
    <ul {...swiped(styles.shelves, head.heading)}>
      {items.map(({ title, text }, index) => (
        <li key={title} className={styles.moment}>
          <svg viewBox="0 0 120 148" className={styles.pot} aria-hidden="true">
            {moments[index]}
          </svg>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Stand>
);

const papers = ['lagoon', 'dusk', 'sun'] as const;

/** Steps that reach further and further, and the last one off the page. */
const Ways = ({ items, part: _, ...band }: WaysProps) => (
  <Band {...band} className={styles.ways}>
    <ul className={styles.steps}>
      {items.map(({ title, text, figure, end }, index) => (
        <li key={title} className={`${sheets[papers[index] ?? 'white']} ${styles.step}`}>
          <h3>{title}</h3>
          <p>
            {text} <b>{figure}</b> {end}
          </p>
        </li>
      ))}
    </ul>
  </Band>
);
