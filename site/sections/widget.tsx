import { ActionLink } from '../components/action-link.tsx';
import { TextWithEmailLink } from '../components/text-with-email-link.tsx';
import type { Action } from '../content/actions.ts';
import { wrap } from '../style/base.css.ts';
import * as styles from './widget.css.ts';

interface WidgetProps {
  heading: string;
  lead: string;
  tag: `hire-${string}`;
  attributes?: Record<string, string | boolean>;
  /** For a widget with two columns. */
  isWide?: boolean;
  /** Shown where the widget cannot run. */
  fallback: { text: string; action: Action };
}

/** The first section of a page that is about one widget. */
export function Widget({ heading, lead, tag, attributes, isWide, fallback }: WidgetProps) {
  const Tag = tag as 'div';
  return (
    <section className={`${wrap} ${styles.root} ${isWide ? styles.wide : ''}`}>
      <div className={styles.night}>
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
    </section>
  );
}
