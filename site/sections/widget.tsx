import { ActionLink } from '../components/action-link.tsx';
import { decoration, wrap } from '../components/base.css.ts';
import { sun } from '../components/sun.css.ts';
import { TextWithEmailLink } from '../components/text-with-email-link.tsx';
import type { Action } from '../content/actions.ts';
import * as styles from './widget.css.ts';

export interface WidgetProps {
  heading: string;
  lead: string;
  tag: `hire-${string}`;
  /** For a widget with more than one column. */
  isWide?: boolean;
  attributes?: Record<string, string | boolean>;
  /** Shown where the widget cannot run. */
  fallback: { text: string; action: Action };
}

/** The main section of a page about one widget, with a sun behind its upper edge. */
export function Widget({ heading, lead, tag, isWide = false, attributes, fallback }: WidgetProps) {
  const Tag = tag as 'div';
  return (
    <section className={`${wrap} ${styles.root} ${isWide ? styles.wide : ''}`}>
      <div className={styles.night}>
        <span className={`${sun} ${styles.rising} ${decoration}`} />
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
