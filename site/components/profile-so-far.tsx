import * as profile from '../style/profile.css.ts';
import * as styles from './profile-so-far.css.ts';

type AnswerName = keyof ReturnType<HTMLElementTagNameMap['hire-apply']['getData']>;

export interface ProfileSoFarProps {
  heading: string;
  /** What stands for a name and skills that are not entered yet. */
  name: string;
  skills: string;
  /** Each with what stands for an answer that is not entered yet. */
  facts: { label: string; answer: AnswerName; empty: string }[];
  /** The parts that no applicant can fill in. */
  note: { label: string; text: string };
  untested: { label: string; text: string };
  caption: string;
}

/** The profile that an application begins. site/scripts/profile-so-far.ts writes the answers into it. */
export function ProfileSoFar(props: ProfileSoFarProps) {
  const { heading, name, skills, facts, note, untested, caption } = props;
  return (
    <figure className={styles.root}>
      <div className={styles.sheet}>
        <h2 className={profile.label}>{heading}</h2>
        <div>
          <p className={styles.name} data-answer="name" dir="auto">
            {name}
          </p>
          <p className={styles.skills} data-answer="skills" dir="auto">
            {skills}
          </p>
        </div>
        <dl className={styles.facts}>
          {facts.map(({ label, answer, empty }) => (
            <div key={answer}>
              <dt className={profile.label}>{label}</dt>
              <dd data-answer={answer} dir="auto">
                {empty}
              </dd>
            </div>
          ))}
        </dl>
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
