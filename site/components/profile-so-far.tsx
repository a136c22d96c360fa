import type { Action } from '../content/actions.ts';
import { sheets } from '../style/paper.css.ts';
import * as profile from '../style/profile.css.ts';
import { ActionLink } from './action-link.tsx';
import * as styles from './profile-so-far.css.ts';

type AnswerName = keyof ReturnType<HTMLElementTagNameMap['hire-apply']['getData']>;

export interface ProfileSoFarProps {
  heading: string;
  /** What stands for a name that is not entered yet. */
  name: string;
  /**
   * Each with what stands for an answer that is not entered yet. Those that are `isLater` are long, or without
   * an answer, because no applicant can fill them in: they are not shown before the form.
   */
  facts: { label: string; answer?: AnswerName; empty: string; isLater?: boolean }[];
  /** What helps with the questions. */
  tips: { title: string; text: string; action?: Action }[];
  caption: string;
}

/**
 * The profile that an application begins, on one card that stays beside the questions.
 * site/scripts/profile-so-far.ts writes the answers into it.
 */
export const ProfileSoFar = ({ heading, name, facts, tips, caption }: ProfileSoFarProps) => (
  <figure className={styles.root}>
    <div className={styles.sheet}>
      <h2 className={profile.label}>{heading}</h2>
      <p className={styles.name} data-answer="name" dir="auto">
        {name}
      </p>
      <dl className={styles.facts}>
        {facts.map(({ label, answer, empty, isLater }) => (
          <div key={label} className={isLater ? styles.later : undefined}>
            <dt className={profile.label}>{label}</dt>
            <dd data-answer={answer} dir="auto">
              {empty}
            </dd>
          </div>
        ))}
      </dl>
      <ul className={`${sheets.sun} ${styles.tips}`}>
        {tips.map(({ title, text, action }) => (
          <li key={title}>
            <b>{title}</b> {text} {action && <ActionLink action={action} />}
          </li>
        ))}
      </ul>
    </div>
    <figcaption className={styles.caption}>{caption}</figcaption>
  </figure>
);
