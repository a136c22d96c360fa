import { ActionLink } from '../components/action-link.tsx';
import { Dots } from '../components/dots.tsx';
import { onSky } from '../components/on-sky.ts';
import { type OpeningWords, Words } from '../components/opening-words.tsx';
import type { Action } from '../content/actions.ts';
import { claims } from '../content/claims.ts';
import { labels } from '../content/labels.ts';
import { totalHours } from '../content/total-hours.ts';
import { scriptOnly, wrap } from '../style/base.css.ts';
import { lit, sheets } from '../style/paper.css.ts';
import { radios } from '../style/radios.css.ts';
import * as styles from './composer.css.ts';

interface ComposerProps extends OpeningWords {
  stepsHeading: string;
  steps: { title: string; text: string }[];
  /** Above the setups. */
  setupsHeading: string;
  setups: SetupProps[];
  /** At the end of the invoice. */
  note: string;
  bring: Action;
  /** Below the setups. */
  action: Action;
  /** Passed by the page layout. */
  hour?: number;
}

interface SetupProps {
  title: string;
  seats: Seat[];
  firstMonth: string;
}

interface Seat {
  role: string;
  time: Time;
}

type Time = keyof typeof words.times;

const words = labels.composer;
const times = Object.keys(words.times) as Time[];

/** The weekly hours of a seat, for example "20–30". */
const figureOf = (time: Time): string =>
  time === 'none' ? '' : (claims[time].figure.split(' ')[0] ?? '');
const lineOf = (time: Time): string => words.line(figureOf(time));

/**
 * The first section of a page about teams: setups to compose a team from, and its steps on the hill.
 * With scripts one setup shows, and site/scripts/composer.ts writes its invoice; without, all do, as a
 * list.
 */
export function Composer(props: ComposerProps) {
  const {
    stepsHeading,
    steps,
    setupsHeading,
    setups,
    note,
    bring,
    action,
    hour = 8,
    ...opening
  } = props;
  return (
    <section {...onSky(hour, styles.sky)} data-moving>
      <Dots count={20} />
      <div className={wrap}>
        <div className={styles.head}>
          <Words {...opening} />
        </div>
        <div className={styles.composer} data-composer>
          <div>
            <h2 className={styles.heading}>{setupsHeading}</h2>
            <fieldset className={`${scriptOnly} ${radios} ${styles.tabs}`}>
              <legend>{words.setup}</legend>
              {setups.map(({ title }, index) => (
                <label key={title}>
                  <input type="radio" name="setup" value={index} defaultChecked={index === 0} />
                  {title}
                </label>
              ))}
            </fieldset>
          </div>
          <div className={`${sheets.white} ${styles.sheet}`}>
            <div className={styles.team}>
              <ul className={styles.setups}>
                {setups.map((setup, index) => (
                  <Setup key={setup.title} {...setup} index={index} />
                ))}
              </ul>
              <p className={styles.action}>
                <ActionLink action={action} variant="secondary" />
              </p>
            </div>
            <Invoice seats={setups[0]?.seats ?? []} note={note} bring={bring} />
          </div>
        </div>
        <div className={styles.steps}>
          <h2 className={styles.heading}>{stepsHeading}</h2>
          <ol className={styles.list}>
            {steps.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b> {text}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

const Setup = ({ title, seats, firstMonth, index }: SetupProps & { index: number }) => (
  <li className={styles.setup} data-setup>
    <h3>{title}</h3>
    <ul className={styles.seats}>
      {seats.map((seat, at) => (
        <SeatRow key={seat.role} {...seat} name={`${index}-${at}`} />
      ))}
    </ul>
    <p className={styles.month}>
      <b>{labels.inFirstMonth}:</b> {firstMonth}
    </p>
  </li>
);

/** The first month of the seats that are filled. */
function Invoice({
  seats,
  note,
  bring,
}: { seats: Seat[] } & Pick<ComposerProps, 'note' | 'bring'>) {
  const filled = seats.filter(({ time }) => time !== 'none');
  const hours = totalHours(filled.map(({ time }) => figureOf(time)));
  return (
    <div className={`${sheets.sun} ${lit} ${styles.invoice}`}>
      <p className={styles.title}>{words.invoice}</p>
      <ul data-lines>
        {filled.map(({ role, time }) => (
          <li key={role} className={styles.line}>
            <span>{role}</span> <span>{lineOf(time)}</span>
            <span className={styles.blank} />
          </li>
        ))}
      </ul>
      <output className={styles.total} data-total={words.total}>
        <b>{hours}</b> <span>{words.total.replace('{people}', String(filled.length))}</span>
      </output>
      <p className={styles.note}>{note}</p>
      <p className={styles.action}>
        <ActionLink action={bring} variant="primary" />
      </p>
    </div>
  );
}

/** The name is for site/scripts/keep-fields.ts. */
const SeatRow = ({ role, time, name }: Seat & { name: string }) => (
  <li className={styles.seat} data-time={time}>
    <span>{role}</span>
    <span className={styles.fixed}>{words.times[time]}</span>
    <select
      name={name}
      className={`${scriptOnly} ${styles.select}`}
      aria-label={role}
      defaultValue={time}
    >
      {times.map((each) => (
        <option key={each} value={each} data-hours={figureOf(each)} data-line={lineOf(each)}>
          {words.times[each]}
        </option>
      ))}
    </select>
  </li>
);
