import { Face } from '../components/person.tsx';
import { labels } from '../content/labels.ts';
import type { Talent } from '../content/talent.ts';
import * as styles from '../style/profile.css.ts';
import { type CaptionProps, Panel } from './panel.tsx';

interface ProfileProps extends CaptionProps {
  person: Talent;
}

/** The two parts of a profile that no CV has: what the reviewer noted, and what we didn’t test. */
export const Profile = ({
  caption,
  sample,
  person: { name, role, face, profile },
}: ProfileProps) => (
  <Panel caption={caption} sample={sample} on="paper">
    <div className={styles.excerpt}>
      <div className={styles.head}>
        <Face name={face} size={96} />
        <p className={styles.name}>{name}</p>
        <p className={styles.role}>{role}</p>
      </div>
      <div className={styles.review}>
        <p className={styles.label}>{labels.profile.note}</p>
        <blockquote className={styles.note}>{profile.note}</blockquote>
      </div>
      <div className={styles.untested}>
        <p className={styles.label}>{labels.profile.untested}</p>
        <p>{profile.untested}</p>
      </div>
    </div>
  </Panel>
);
