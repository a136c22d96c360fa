import type { ReactNode } from 'react';
import { type BandProps, Head, Stand } from '../components/band.tsx';
import { figure } from '../illustrations/panel.css.ts';
import { Caption, type CaptionProps } from '../illustrations/panel.tsx';
import { swipe } from '../style/swipe.css.ts';
import * as styles from './pottery.css.ts';

interface Line {
  label: string;
  value: string;
}

interface NoteProps extends CaptionProps {
  lines: Line[];
}

/** In the opening: a brief of six lines on yellow paper, over the roll of drafts that it becomes. */
export const Note = ({ caption, sample, lines }: NoteProps) => (
  <figure className={`${figure} ${styles.opening}`}>
    <div className={styles.note}>
      <Lines lines={lines} />
    </div>
    <Caption caption={caption} sample={sample} className={styles.caption} />
  </figure>
);

const Lines = ({ lines }: { lines: Line[] }) => (
  <dl className={styles.lines}>
    {lines.map(({ label, value }) => (
      <div key={label} className={styles.line}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);

interface Item {
  title: string;
  text: string;
}

/** The texts of the studio's website. */
interface Copy {
  headline: string;
  text: string;
  button: string;
  items: [string, string, string];
}

interface DraftsProps extends BandProps {
  part: 'drafts';
  /** One for each draft: the words, the wireframe and the website on a phone. */
  items: [Item, Item, Item];
  copy: Copy;
  /** The names of the copy's parts in the first draft. */
  names: Record<keyof Copy, string>;
  sample: true;
}

interface PinsProps extends BandProps {
  part: 'pins';
  /** Eight, in the order in which the drawing shows them. */
  items: Item[];
  copy: Copy;
  /** The links in the head of the website. */
  pages: string[];
}

interface ShelvesProps extends BandProps {
  part: 'shelves';
  /** Six, in the order of the drawings. */
  items: Item[];
}

interface BlankProps extends BandProps {
  part: 'blank';
  lines: Line[];
}

/** The website of a pottery studio, from its drafts to what is done to it later. */
export const Pottery = (props: DraftsProps | PinsProps | ShelvesProps | BlankProps) => {
  if (props.part === 'drafts') return <Drafts {...props} />;
  if (props.part === 'pins') return <Pins {...props} />;
  return props.part === 'shelves' ? <Shelves {...props} /> : <Blank {...props} />;
};

/** A roll of paper that comes out of the note: words, boxes, and the phone. */
const Drafts = ({ id, items, copy, names, sample, part: _, ...head }: DraftsProps) => {
  const papers = [
    <Words key="words" copy={copy} names={names} />,
    <Wireframe key="wireframe" />,
    <Phone key="phone" copy={copy} />,
  ];
  return (
    <Stand id={id} className={styles.drafts}>
      <Head {...head} isSample={sample} />
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

/** The finished page, with a pin at each thing that can be ordered alone. */
const Pins = ({ items, copy, pages, part: _, id, ...head }: PinsProps) => {
  const cuts = cutsOf(copy, pages);
  return (
    <Stand id={id} ground={head.ground}>
      <Head {...head} />
      <ul className={styles.pins}>
        {items.map(({ title, text }, index) => (
          <li key={title} className={styles.pin}>
            <div className={styles.cut} aria-hidden="true">
              {cuts[index]}
            </div>
            <div className={styles.job}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Stand>
  );
};

const shapes = ['vase', 'bowl', 'mug'] as const;

/** The parts of the page from top to bottom. */
const cutsOf = ({ headline, text, button, items }: Copy, pages: string[]): ReactNode[] => [
  <>
    <p className={styles.headline}>{headline}</p>
    <p>{text}</p>
    <p className={styles.button}>{button}</p>
  </>,
  <p key="pages" className={styles.row}>
    {pages.map((page) => (
      <span key={page}>{page}</span>
    ))}
  </p>,
  <p key="shop" className={styles.row}>
    {items.map((item, index) => (
      <span key={item} className={styles.product}>
        <Pot shape={shapes[index] ?? 'vase'} state="glazed" />
        {item}
      </span>
    ))}
  </p>,
  <p key="redesign" className={styles.redesign}>
    <span>{headline}</span> <b>{headline}</b>
  </p>,
  <p key="edit" className={styles.edited}>
    {text.slice(text.indexOf('.') + 2)}
  </p>,
  <p key="focus" className={`${styles.button} ${styles.focused}`}>
    {button}
  </p>,
  <p key="speed" className={styles.speed} />,
  <p key="care" className={styles.row}>
    {shapes.flatMap((shape) => [
      <Pot key={shape} shape={shape} state="clay" />,
      <Pot key={`${shape} glazed`} shape={shape} state="glazed" />,
    ])}
  </p>,
];

/** Moments, as pottery on two boards. */
const Shelves = ({ items, part: _, id, ...head }: ShelvesProps) => (
  <Stand id={id} ground="hill" className={styles.shelvesBand}>
    <Head {...head} />
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it is scrolled with the keyboard */}
    <ul className={`${styles.shelves} ${swipe}`} tabIndex={0} aria-label={head.heading}>
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

/** The note again, without answers. */
const Blank = ({ id, lines, part: _, ...head }: BlankProps) => (
  <Stand id={id} ground={head.ground}>
    <div className={styles.blank}>
      <Head {...head} />
      <div className={styles.note}>
        <Lines lines={lines} />
      </div>
    </div>
  </Stand>
);

type Shape = keyof typeof paths;
type State = 'clay' | 'dashed' | 'glazed';

/** The outline of each piece, and its glaze. */
const paths = {
  vase: [
    'M40 6h40c1 16-10 20-10 34 0 16 30 28 30 60 0 24-12 38-22 44H42c-10-6-22-20-22-44 0-32 30-44 30-60C50 26 39 22 40 6z',
    'M40 6h40c1 16-10 20-10 34 0 11 15 20 24 35-4 12-13 10-17-2-4 20-13 22-17 3-5 13-12 13-16 0-3 14-13 12-18-1 9-15 24-24 24-35C50 26 39 22 40 6z',
  ],
  bowl: [
    'M8 64h104c0 36-18 58-38 68v12H46v-12C26 122 8 100 8 64z',
    'M8 64h104c0 10-2 18-5 26-6 8-12 5-16-4-5 18-12 20-17 2-6 12-12 12-17 0-5 15-13 13-18-1-5 9-13 9-18-1-4-5-10-2-13-22z',
  ],
  mug: [
    'M18 50h66v12h8c28 0 28 54-10 54-2 12-5 22-9 28H32C22 124 18 86 18 50zm66 24v30c18 0 18-30 4-30z',
    'M18 50h66v40c-5 12-11 8-14-2-4 15-12 15-16 0-4 12-11 12-15 0-5 14-14 12-18-2-2-11-3-22-3-36z',
  ],
} as const;

interface PotProps {
  shape: Shape;
  state?: State;
}

const Pot = ({ shape, state = 'clay' }: PotProps) => (
  <svg viewBox="0 0 120 148" className={styles.pot} aria-hidden="true">
    <path d={paths[shape][0]} className={state === 'dashed' ? styles.outline : styles.raw} />
    {state === 'glazed' && <path d={paths[shape][1]} className={styles.glaze} />}
  </svg>
);

/** A name tag, rays, one shape too often, a box, an invitation, three languages. */
const moments = [
  <>
    <path d={paths.vase[0]} className={styles.raw} />
    <path d={paths.vase[1]} className={styles.sun} />
    <path d="M66 38c12 2 18 8 22 18l28-4 4 28-34 6-6-28" className={styles.light} />
  </>,
  <>
    <path d="M60 2v18M22 14l10 14M98 14L88 28M2 48l16 5M118 48l-16 5" className={styles.ray} />
    <path d={paths.vase[0]} className={styles.raw} transform="translate(24 30) scale(.6)" />
    <path d="M14 116h92v32H14z" className={styles.light} />
    <path d="M36 126h48v12H36z" className={styles.mark} />
  </>,
  Array.from({ length: 24 }, (_, index) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
      key={index}
      d={paths.vase[0]}
      className={index === 9 || index === 16 ? styles.sun : styles.raw}
      transform={`translate(${(index % 6) * 20} ${44 + Math.floor(index / 6) * 26}) scale(.17)`}
    />
  )),
  <>
    <path d={paths.vase[0]} className={styles.glaze} transform="translate(22 10) scale(.64)" />
    <path d="M2 72h116v76H2z" className={styles.board} />
    <path d="M30 110h58M70 92l18 18-18 18" className={styles.arrow} />
  </>,
  <>
    <path
      d="M2 14l18 8-10 18zM34 26l20 3-11 17zM68 29l20-3-9 20zM100 22l18-8-8 26z"
      className={styles.sun}
    />
    <path d={paths.vase[0]} className={styles.raw} transform="translate(-4 60) scale(.6)" />
    <path d="M70 72h48v76H70z" className={styles.light} />
    <path
      d="M78 84h32v10H78zM78 104h32v4H78zM78 114h32v4H78zM78 124h20v4H78z"
      className={styles.mark}
    />
  </>,
  <>
    <path d={paths.mug[0]} className={styles.raw} transform="translate(-10 48) scale(.68)" />
    <path d={paths.mug[0]} className={styles.glaze} transform="translate(48 48) scale(.68)" />
    <path d={paths.mug[0]} className={styles.sun} transform="translate(18 -22) scale(.68)" />
    <text x="14" y="126" className={styles.letter}>
      ñ
    </text>
    <text x="72" y="126" className={styles.letter}>
      ü
    </text>
    <text x="42" y="56" className={styles.letter}>
      é
    </text>
  </>,
];
