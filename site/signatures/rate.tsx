import { ActionLink } from '../components/action-link.tsx';
import { control, field, label } from '../components/fields.css.ts';
import { onSky } from '../components/on-sky.ts';
import * as opening from '../components/opening.css.ts';
import type { Action } from '../content/actions.ts';
import { hourlyRate, type Needs, rateText, writeNumber } from '../content/hourly-rate.ts';
import { scriptOnly, wrap } from '../style/base.css.ts';
import { actions } from '../style/controls.css.ts';
import * as styles from './rate.css.ts';

interface RateProps {
  heading: string;
  lead: string;
  primary: Action;
  /** Above the result. */
  title: string;
  fields: { name: keyof Needs; label: string; value: number; max?: number; isMoney?: boolean }[];
  /** With a placeholder for the rate. */
  result: string;
  /** How the rate is calculated, for visitors without scripts as well. */
  method: string;
  /** Passed by the page layout. */
  hour?: number;
}

/**
 * The first section of a page: fields from which site/scripts/rate.ts calculates an hourly rate.
 * Nothing is sent. Without scripts, it says how to calculate the rate.
 */
export function Rate({
  heading,
  lead,
  primary,
  title,
  fields,
  result,
  method,
  hour = 12,
}: RateProps) {
  const needs = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  return (
    <section {...onSky(hour, `${opening.sky} ${styles.root}`)}>
      <div className={`${wrap} ${opening.columns}`}>
        <div className={opening.words}>
          <h1 className={opening.heading}>{heading}</h1>
          <p className={opening.lead}>{lead}</p>
          <p className={actions}>
            <ActionLink action={primary} variant="primary" />
          </p>
        </div>
        <div className={styles.sheet} data-rate={result}>
          <h2 className={styles.title}>{title}</h2>
          <div className={`${scriptOnly} ${styles.fields}`}>
            {fields.map(({ name, label: text, value, max, isMoney }) => (
              <div key={name} className={field}>
                <label className={label} htmlFor={`rate-${name}`}>
                  {text}
                </label>
                <input
                  className={control}
                  id={`rate-${name}`}
                  name={name}
                  inputMode="numeric"
                  {...(isMoney
                    ? { type: 'text', defaultValue: writeNumber(value), 'data-money': true }
                    : { type: 'number', min: 0, max, defaultValue: value })}
                />
              </div>
            ))}
          </div>
          <p className={styles.method}>{method}</p>
          <output className={`${scriptOnly} ${styles.result}`}>
            {rateText(result, hourlyRate(needs as unknown as Needs))}
          </output>
        </div>
      </div>
    </section>
  );
}
