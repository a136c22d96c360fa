import { Icon } from '../components/icon.tsx';
import * as styles from './inbox.css.ts';
import { type CaptionProps, Panel } from './panel.tsx';

interface InboxProps extends CaptionProps {
  title: string;
  /** Without `done`, a message is left for the owner of the inbox, who is to do `left`. */
  mails: ({ subject: string } & ({ done: string } | { left: string }))[];
}

/** An inbox with what an assistant has done about each message, and what is left for its owner. */
export const Inbox = ({ caption, sample, title, mails }: InboxProps) => (
  <Panel caption={caption} sample={sample} on="paper" title={title}>
    <ul>
      {mails.map((mail) => (
        <li key={mail.subject} className={'left' in mail ? styles.left : styles.done}>
          <span className={styles.subject}>{mail.subject}</span>
          <span className={styles.outcome}>
            <Icon name={'left' in mail ? 'arrow-right' : 'check'} size={18} />
            {/* One item beside the icon, though a time of day in it is an element of its own. */}
            <span>{'left' in mail ? mail.left : mail.done}</span>
          </span>
        </li>
      ))}
    </ul>
  </Panel>
);
