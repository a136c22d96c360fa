import type { ReactNode } from 'react';
import { type BandProps, Head, Stand } from '../components/band.tsx';
import { Pot, shapes } from './pots.tsx';
import * as styles from './pottery.css.ts';

export interface Item {
  title: string;
  text: string;
}

/** The texts of the studio's website. */
export interface Copy {
  headline: string;
  text: string;
  button: string;
  items: [string, string, string];
}

export interface PinsProps extends BandProps {
  part: 'pins';
  /** Eight, in the order in which the drawing shows them. */
  items: Item[];
  copy: Copy;
  /** The links in the head of the website. */
  pages: string[];
}

/** The finished page, with a pin at each thing that can be ordered alone. */
export const Pins = ({ items, copy, pages, part: _, id, ...head }: PinsProps) => {
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
