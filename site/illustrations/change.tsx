import { illustrationWords as words } from '../content/illustrations.ts';
import { visuallyHidden } from '../style/base.css.ts';
import * as styles from './change.css.ts';
import { type CaptionProps, Panel } from './panel.tsx';

interface ChangeProps extends CaptionProps {
  milestones: {
    /** `was`: the date before the change. */
    date: string;
    was?: string;
    payment: string;
    title: string;
    text: string;
  }[];
  /** Signed before the last milestone. */
  request: { date: string; title: string; terms: string[] };
}

/** The milestones of a project, each with a payment, and a change that moves the last date. */
export const Change = ({ caption, sample, milestones, request }: ChangeProps) => (
  <Panel caption={caption} sample={sample} on="sky">
    <ol>
      {milestones.map((milestone, index) => (
        <li key={milestone.title} className={styles.milestone}>
          {index === milestones.length - 1 && <Request {...request} />}
          <Milestone {...milestone} />
        </li>
      ))}
    </ol>
  </Panel>
);

const Request = ({ date, title, terms }: ChangeProps['request']) => (
  <div className={styles.request}>
    <p className={styles.on}>{date}</p>
    <p className={styles.title}>{title}</p>
    <ul>
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  </div>
);

const Milestone = ({ date, was, payment, title, text }: ChangeProps['milestones'][number]) => (
  <div className={styles.words}>
    <p className={styles.when}>
      <span className={styles.date}>
        {was && (
          <>
            <span className={visuallyHidden}>{words.before}: </span>
            <del className={styles.was}>{was}</del>{' '}
            <span className={visuallyHidden}>{words.after}: </span>
          </>
        )}
        {was ? <ins className={styles.now}>{date}</ins> : date}
      </span>{' '}
      <span className={styles.payment}>{payment}</span>
    </p>
    <p className={styles.title}>{title}</p>
    <p className={styles.text}>{text}</p>
  </div>
);
