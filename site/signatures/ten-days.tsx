import { Band, type BandProps } from '../components/band.tsx';
import { control, field, label } from '../components/fields.css.ts';
import { onSky } from '../components/on-sky.ts';
import * as opening from '../components/opening.css.ts';
import type { Action } from '../content/actions.ts';
import type { OnboardingDay, onboardingSides } from '../content/first-ten.ts';
import { scriptOnly, wrap } from '../style/base.css.ts';
import { button } from '../style/controls.css.ts';
import * as styles from './ten-days.css.ts';

interface Days {
  days: OnboardingDay[];
  sides: typeof onboardingSides;
}

interface OpeningProps extends Days {
  part: 'opening';
  eyebrow: string;
  heading: string;
  lead: string;
  plan: Action;
  words: {
    start: string;
    download: string;
    print: string;
    /** With placeholders for two numbers. */
    progress: string;
    /** With placeholders for the name of the day, and for its date. */
    today: string;
    next: string;
    last: string;
    /** Who leads at the start and at the end. */
    leads: Record<keyof typeof onboardingSides, string>;
  };
  /** Passed by the page layout. */
  hour?: number;
}

interface ChecklistProps extends Days, BandProps {
  part: 'checklist';
}

const sidesInOrder = ['you', 'hire'] as const;

/** The first day that a page without a date shows. */
const firstDay = 1;

/**
 * Ten days in which the lead passes from one to the other: in the opening as a picture, below it as
 * papers to tick.
 */
export const TenDays = (props: OpeningProps | ChecklistProps) =>
  props.part === 'opening' ? <Opening {...props} /> : <Checklist {...props} />;

/**
 * All days at once, and the two tasks of today. site/scripts/ten-days/ keeps them up to date. The
 * controls belong to the form with the checklist.
 */
const Opening = ({ hour = 9, ...props }: OpeningProps) => (
  <section {...onSky(hour, opening.sky)}>
    <div className={`${wrap} ${opening.columns}`}>
      <div className={opening.words}>
        <p className={opening.eyebrow}>{props.eyebrow}</p>
        <h1 className={opening.heading}>{props.heading}</h1>
        <p className={opening.lead}>{props.lead}</p>
        <Tools {...props} />
        <p>
          <a href={props.plan.href}>{props.plan.label}</a>
        </p>
      </div>
      <div className={styles.overview}>
        <Chart {...props} />
        <Today {...props} />
      </div>
    </div>
  </section>
);

const Tools = ({ words }: OpeningProps) => (
  <div className={`${scriptOnly} ${styles.tools}`}>
    <div className={field}>
      <label className={label} htmlFor="start">
        {words.start}
      </label>
      <input
        className={`${control} ${styles.start}`}
        form="ten-days"
        id="start"
        name="start"
        type="date"
        required
      />
    </div>
    <button type="submit" form="ten-days" className={button.primary}>
      {words.download}
    </button>
    <button type="button" className={button.secondary} data-print>
      {words.print}
    </button>
  </div>
);

const Chart = ({ words, days }: OpeningProps) => (
  <>
    <p className={styles.leads}>
      {sidesInOrder.map((side) => (
        <span key={side} className={styles.keys[side]}>
          {words.leads[side]}
        </span>
      ))}
    </p>
    <div className={styles.chart} aria-hidden="true">
      {days.map(({ name }, index) => (
        <div key={name} data-day data-current={index === firstDay ? '' : undefined}>
          <i data-mark />
          <i data-mark />
          <span>{index}</span>
        </div>
      ))}
    </div>
  </>
);

const Today = ({ words, days, sides }: OpeningProps) => (
  <div
    className={styles.today}
    data-today={words.today}
    data-next={words.next}
    data-last={words.last}
  >
    <h2 className={styles.current}>{days[firstDay]?.name}</h2>
    <dl className={styles.tasks}>
      {sidesInOrder.map((side) => (
        <div key={side}>
          <dt className={styles.side}>{sides[side]}</dt>
          <dd className={styles.now} data-task>
            {days[firstDay]?.[side]}
          </dd>
        </div>
      ))}
    </dl>
    <output
      className={`${scriptOnly} ${styles.progress}`}
      form="ten-days"
      data-progress={words.progress}
    />
  </div>
);

/** A checklist to tick and print. site/scripts/ten-days/ also writes it to a calendar file. */
const Checklist = ({ days, sides, part: _, ...band }: ChecklistProps) => (
  <Band {...band}>
    {/* With `method=dialog` nothing is sent, even without the script. */}
    <form id="ten-days" method="dialog" data-ten-days>
      <p className={styles.heads} aria-hidden="true">
        {sidesInOrder.map((side) => (
          <span key={side} className={styles.shares[side]}>
            {sides[side]}
          </span>
        ))}
      </p>
      <ol className={styles.days}>
        {days.map((day, index) => (
          <li key={day.name} className={styles.row} style={{ '--at': index }}>
            <div className={styles.day}>
              <h3 className={styles.name}>{day.name}</h3>
              <p className={styles.date} data-date />
              <p className={styles.date}>{day.example}</p>
            </div>
            {sidesInOrder.map((side) => (
              <label key={side} className={styles.tasksOf[side]}>
                <input type="checkbox" className={styles.box} />
                <span>
                  <span className={styles.side}>{sides[side]}</span> <span>{day[side]}</span>
                </span>
              </label>
            ))}
          </li>
        ))}
      </ol>
    </form>
  </Band>
);
