import { formatRange, formatTime } from '../content/clock.ts';
import { skyAt } from '../style/sky.ts';
import * as styles from './coverage.css.ts';
import { HourBars } from './hour-bars.tsx';
import { type CaptionProps, Panel } from './panel.tsx';
import { utcSpans, type WorkingHours } from './working-hours.ts';

interface CoverageProps extends CaptionProps {
  /** Where the customers are, by whose clock the day is drawn. */
  here: { city: string; offset: number };
  /** A message at an hour of that clock, and the answer of the first of the agents. */
  question: { at: number; text: string };
  answer: string;
  /** How fast the answer came. It stands after the time of the answer. */
  pace: string;
  agents: WorkingHours[];
}

/** A day of customers, and the agents who answer in it, each at work by day in their own city. */
export const Coverage = ({
  caption,
  sample,
  here,
  question,
  answer,
  pace,
  agents,
}: CoverageProps) => {
  const [first] = agents;
  return (
    <Panel caption={caption} sample={sample} on="open">
      <div className={styles.chat}>
        <svg viewBox="0 0 48 48" className={styles.moon} aria-hidden="true">
          <path d="M40 31A19 19 0 1 1 21 6a15 15 0 0 0 19 25z" />
        </svg>
        <Message className={styles.customer} city={here.city} at={question.at}>
          {question.text}
        </Message>
        {first && (
          <Message
            className={styles.agent}
            city={first.city}
            at={question.at + first.offset - here.offset}
            pace={pace}
          >
            {answer}
          </Message>
        )}
      </div>
      <p className={styles.label}>
        <b>{here.city}</b>
      </p>
      <Sky at={question.at} />
      <p className={styles.axis} aria-hidden="true">
        {[6, 12, 18].map((hour) => (
          <span key={hour}>{formatTime(hour)}</span>
        ))}
      </p>
      <ul>
        {agents.map((agent) => (
          <li key={agent.city} className={styles.row}>
            <p className={styles.label}>
              <b>{agent.city}</b> {formatRange(agent.from, agent.to)}
            </p>
            <svg viewBox="0 0 240 14" className={styles.day} aria-hidden="true">
              <path d="M2 7H238" className={styles.track} />
              <HourBars
                height={14}
                spans={utcSpans({ ...agent, offset: agent.offset - here.offset })}
                className={styles.shift}
              />
              {agent === first && (
                <circle cx={question.at * 10} cy="7" r="6" className={styles.message} />
              )}
            </svg>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

/** The sky of a day, with the message in it. */
const Sky = ({ at }: { at: number }) => (
  <svg viewBox="0 0 240 18" className={styles.day} aria-hidden="true">
    <linearGradient id="day">
      {Array.from({ length: 13 }, (_, step) => (
        <stop key={skyX(step)} offset={skyX(step)} stop-color={skyAt(step * 2, 'light').horizon} />
      ))}
    </linearGradient>
    <rect width="240" height="18" rx="9" fill="url(#day)" />
    <circle cx={at * 10} cy="9" r="5" className={styles.message} />
  </svg>
);

interface MessageProps {
  className: string;
  city: string;
  at: number;
  pace?: string;
  children: string;
}

const Message = ({ className, city, at, pace, children }: MessageProps) => (
  <p className={className}>
    <span className={styles.when}>
      {city}, {formatTime(at)}
      {pace && `, ${pace}`}
    </span>
    {children}
  </p>
);

const skyX = (step: number): string => (step / 12).toFixed(2);
