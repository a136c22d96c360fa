import { ActionLink } from '../components/action-link.tsx';
import { Definitions } from '../components/definitions.tsx';
import { ProfileSoFar, type ProfileSoFarProps } from '../components/profile-so-far.tsx';
import { TextWithEmailLink } from '../components/text-with-email-link.tsx';
import type { Action } from '../content/actions.ts';
import { sheets } from '../style/paper.css.ts';
import { sky } from '../style/sky.css.ts';
import { isNight, skyVariables } from '../style/sky.ts';
import * as styles from './widget.css.ts';

interface WidgetProps {
  heading: string;
  lead: string;
  tag: `hire-${string}`;
  attributes?: Record<string, string | boolean>;
  /** Beside the form or, in small windows, before it: the profile that the answers become. */
  profile?: ProfileSoFarProps;
  /** What helps with the form: beside it or, in small windows, after it. */
  tips?: { heading: string; items: { title: string; text: string }[] };
  /** For a widget with two columns. A `wizard` also has its steps on its edge, and its answers on a sheet. */
  width?: 'wide' | 'wizard';
  /** Shown where the widget cannot run. */
  fallback: { text: string; action: Action };
  /** Passed by the page layout. */
  hour?: number;
}

/** The first section of a page that is about one widget. */
export function Widget(props: WidgetProps) {
  const { heading, lead, tag, attributes, width, fallback, profile, tips, hour = 9 } = props;
  const Tag = tag as 'div';
  return (
    <section
      className={`${styles.root} ${width ? styles.widths[width] : ''} ${tips ? styles.helped : ''}`}
      style={width === 'wizard' ? { '--land': skyVariables(hour)['--ground'] } : undefined}
    >
      <div
        className={`${sky} ${styles.sky}`}
        style={skyVariables(hour)}
        data-dark={isNight(hour) || undefined}
      >
        <div className={styles.head}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
      </div>
      <Tag {...attributes} className={styles.slot}>
        <div className={styles.fallback}>
          <p>
            <TextWithEmailLink text={fallback.text} />
          </p>
          <ActionLink action={fallback.action} variant="primary" />
        </div>
      </Tag>
      {tips && (
        <aside className={styles.aside}>
          {profile && <ProfileSoFar {...profile} />}
          <div className={`${sheets.sun} ${styles.tips}`}>
            <h2>{tips.heading}</h2>
            <Definitions items={tips.items} />
          </div>
        </aside>
      )}
    </section>
  );
}
