import { Band, type BandProps } from '../components/band.tsx';
import { scriptOnly } from '../components/base.css.ts';
import { button } from '../components/controls.css.ts';
import { control, field, label } from '../components/fields.css.ts';
import type { OnboardingDay, onboardingSides } from '../content/first-ten.ts';
import * as styles from './ten-days.css.ts';

interface TenDaysProps extends BandProps {
  days: OnboardingDay[];
  sides: typeof onboardingSides;
  words: {
    start: string;
    download: string;
    print: string;
    /** With placeholders for two numbers. */
    progress: string;
  };
}

/** A checklist to tick and print. site/scripts/ten-days/ also writes it to a calendar file. */
export const TenDays = ({ days, sides, words, ...band }: TenDaysProps) => (
  <Band {...band}>
    {/* With `method=dialog` nothing is sent, even without the script. */}
    <form method="dialog" autoComplete="off" className={styles.form} data-ten-days>
      <div className={`${scriptOnly} ${styles.tools}`}>
        <div className={field}>
          <label className={label} htmlFor="start">
            {words.start}
          </label>
          <input className={control} id="start" name="start" type="date" required />
        </div>
        <button type="submit" className={button.primary}>
          {words.download}
        </button>
        <button type="button" className={button.secondary} data-print>
          {words.print}
        </button>
        <output className={styles.progress} data-progress={words.progress} />
      </div>
      <ol className={styles.days}>
        {days.map((day) => (
          <li key={day.name} className={styles.day}>
            <div>
              <h3 className={styles.name}>{day.name}</h3>
              <p className={styles.date} data-date />
            </div>
            {(['you', 'hire'] as const).map((side) => (
              <label key={side} className={styles.task}>
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
