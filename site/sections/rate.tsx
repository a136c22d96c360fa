import { Band, type BandProps } from '../components/band.tsx';
import { control, field, label } from '../components/fields.css.ts';
import type { Needs } from '../content/hourly-rate.ts';
import { scriptOnly } from '../style/base.css.ts';
import * as styles from './rate.css.ts';

interface RateProps extends BandProps {
  fields: { name: keyof Needs; label: string; value: number; max: number; step: number }[];
  /** With a placeholder for the rate. */
  result: string;
  /** How the rate is calculated, for visitors without scripts as well. */
  method: string;
}

/** Fields from which site/scripts/rate.ts calculates an hourly rate. Nothing is sent. */
export const Rate = ({ fields, result, method, ...band }: RateProps) => (
  <Band {...band} variant="beside">
    <div className={styles.sheet} data-rate={result}>
      <div className={`${scriptOnly} ${styles.fields}`}>
        {fields.map(({ name, label: text, value, max, step }) => (
          <div key={name} className={field}>
            <label className={label} htmlFor={`rate-${name}`}>
              {text}
            </label>
            <input
              className={control}
              id={`rate-${name}`}
              name={name}
              autoComplete="off"
              type="number"
              inputMode="numeric"
              min={0}
              max={max}
              step={step}
              defaultValue={value}
            />
          </div>
        ))}
      </div>
      <output className={`${scriptOnly} ${styles.result}`} />
      <p className={styles.method}>{method}</p>
    </div>
  </Band>
);
