import { ActionLink } from '../components/action-link.tsx';
import { Ledger } from '../components/ledger.tsx';
import { onSky } from '../components/on-sky.ts';
import { ProfileSoFar, type ProfileSoFarProps } from '../components/profile-so-far.tsx';
import { TextWithEmailLink } from '../components/text-with-email-link.tsx';
import type { Action } from '../content/actions.ts';
import { skyVariables } from '../style/sky.ts';
import * as styles from './widget.css.ts';

interface WidgetProps {
  heading: string;
  lead: string;
  tag: `hire-${string}`;
  attributes?: Record<string, string | boolean>;
  /** Beside the form or, in small windows, before it: the profile that the answers become, with tips. */
  profile?: ProfileSoFarProps;
  /** A ticket below the wizard offers another way to contact us, such as a call. */
  ticket?: { heading: string; text: string; action: Action };
  /** For a widget with two columns. A `wizard` also has its steps on its edge, and its answers on a sheet. */
  width?: 'wide' | 'wizard';
  /** Shown where the widget cannot run. */
  fallback: { text: string; action: Action };
  /** Passed by the page layout. */
  hour?: number;
}

/** The first section of a page that is about one widget. */
export function Widget(props: WidgetProps) {
  const { heading, lead, tag, attributes, width, fallback, profile, ticket, hour = 9 } = props;
  const Tag = tag as 'div';
  const land = width === 'wizard' ? { '--land': skyVariables(hour)['--ground'] } : undefined;
  return (
    <>
      <section
        className={`${styles.root} ${width ? styles.widths[width] : ''} ${profile ? styles.helped : ''}`}
        style={land}
      >
        <div {...onSky(hour, styles.sky)}>
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
        {profile && (
          <aside className={styles.aside}>
            <ProfileSoFar {...profile} />
          </aside>
        )}
      </section>
      {ticket && (
        <aside className={styles.afterWizard} style={land}>
          <div className={styles.ticket}>
            <Ledger title={ticket.heading} rows={[ticket.text]} paper="sun" isStrip>
              <ActionLink action={ticket.action} variant="primary" />
            </Ledger>
          </div>
        </aside>
      )}
    </>
  );
}
