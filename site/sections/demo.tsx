import { ActionLink } from '../parts/action-link.tsx';
import { Band, type BandProps } from '../parts/band.tsx';
import * as styles from './demo.css.ts';
import type { WidgetProps } from './widget.tsx';

export interface DemoProps
  extends BandProps,
    Pick<WidgetProps, 'tag' | 'attributes' | 'fallback'> {}

/** A widget as it stands on somebody else's page: one part of it among others. */
export function Demo({ tag, attributes, fallback, ...band }: DemoProps) {
  const Tag = tag as 'div';
  return (
    <Band {...band}>
      <Tag {...attributes} className={styles.slot}>
        <p>{fallback.text}</p>
        <ActionLink action={fallback.action} look="primary" />
      </Tag>
    </Band>
  );
}
