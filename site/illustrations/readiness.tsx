import { illustrationWords as words } from '../content/illustrations.ts';
import { type CaptionProps, Panel } from './panel.tsx';
import { ProgressIcon } from './progress-icon.tsx';
import * as styles from './readiness.css.ts';

interface ReadinessProps extends CaptionProps {
  controls: { label: string; state: State }[];
}

type State = 'ready' | 'in progress' | 'to do';

const progressByState = { 'to do': 'none', 'in progress': 'half', ready: 'full' } as const;

export function Readiness({ caption, sample, controls }: ReadinessProps) {
  const ready = controls.filter(({ state }) => state === 'ready').length;
  return (
    <Panel caption={caption} sample={sample} on="paper">
      <p className={styles.headline}>{words.readyOf(ready, controls.length)}</p>
      <ul>
        {controls.map(({ label, state }) => (
          <li key={label} className={styles.control}>
            <ProgressIcon progress={progressByState[state]} />
            <span className={styles.label}>{label}</span>
            <span className={styles.state}>{words.state[state]}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
