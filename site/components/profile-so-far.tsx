import { sheets } from '../style/paper.css.ts';
import * as profile from '../style/profile.css.ts';
import * as styles from './profile-so-far.css.ts';

type AnswerName = keyof ReturnType<HTMLElementTagNameMap['hire-apply']['getData']>;

interface Part {
  /** Each with what stands for an answer that is not entered yet. */
  facts: { label: string; answer: AnswerName; empty: string; isLong?: boolean }[];
  /** What helps with the questions beside this part. */
  tips?: { title: string; text: string }[];
}

export interface ProfileSoFarProps {
  heading: string;
  /** What stands for a name that is not entered yet. */
  name: string;
  /** One beside each part of the form. */
  parts: Part[];
  /** The parts that no applicant can fill in. */
  note: { label: string; text: string };
  untested: { label: string; text: string };
  caption: string;
}

/**
 * The profile that an application begins, as long as the form, each of its parts beside the questions
 * that it is about. site/scripts/profile-so-far.ts writes the answers into it.
 */
export function ProfileSoFar({ heading, name, parts, note, untested, caption }: ProfileSoFarProps) {
  return (
    <figure className={styles.root}>
      <div className={styles.sheet}>
        <h2 className={profile.label}>{heading}</h2>
        {parts.map(({ facts, tips = [] }, index) => (
          <div key={facts[0]?.answer} className={styles.part}>
            {index === 0 && (
              <p className={styles.name} data-answer="name" dir="auto">
                {name}
              </p>
            )}
            <dl className={styles.facts}>
              {facts.map(({ label, answer, empty, isLong }) => (
                <div key={answer} className={isLong ? styles.long : undefined}>
                  <dt className={profile.label}>{label}</dt>
                  <dd data-answer={answer} dir="auto">
                    {empty}
                  </dd>
                </div>
              ))}
            </dl>
            {tips.map((tip) => (
              <div key={tip.title} className={`${sheets.sun} ${styles.tip}`}>
                <b>{tip.title}</b> {tip.text}
              </div>
            ))}
          </div>
        ))}
        <div className={styles.later}>
          <div className={styles.note}>
            <h3 className={profile.label}>{note.label}</h3>
            <p>{note.text}</p>
          </div>
          <div className={profile.untested}>
            <h3 className={profile.label}>{untested.label}</h3>
            <p>{untested.text}</p>
          </div>
        </div>
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
