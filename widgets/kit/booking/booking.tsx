import { useLayoutEffect, useRef, useState } from 'react';
import { ChangingText } from '../element/changing-text.tsx';
import { soft } from '../style/base.css.ts';
import type { BookingMessages } from './content.ts';
import { isBookingMessage } from './message.ts';
import { NewTabLink } from './new-tab-link.tsx';
import * as styles from './style.css.ts';

/** How long the calendar may load before the visitor is told that it is late. */
const LATE_AFTER_MS = 8_000;

/** What booking pages need. Without `allow-top-navigation` they cannot navigate the host's page. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

interface Props {
  /** Replace the component's own messages. */
  messages: BookingMessages;
  /** The confirmation at the top that the form was received. */
  note: string;
  address: string;
  onBooked(): void;
}

/** A booking page in a frame, and a link that opens it in a new tab. */
export function Booking({ messages, note, address, onBooked }: Props) {
  return (
    <div className={styles.booking}>
      <p className={styles.done} part="done">
        <svg viewBox="0 0 20 20" className={styles.check} aria-hidden="true">
          <path d="m4 10.5 4 4 8-9" />
        </svg>
        {note}
      </p>
      <p className={soft}>
        {messages.alsoThere}{' '}
        <NewTabLink href={address} look="text" note={messages.opensNewTab}>
          {messages.newTab}
        </NewTabLink>
      </p>
      <Calendar messages={messages} address={address} onBooked={onBooked} />
    </div>
  );
}

/** The frame and its loading message. Its size is fixed, so that loading shifts no layout. */
function Calendar({
  messages,
  address,
  onBooked,
}: Pick<Props, 'address' | 'onBooked'> & { messages: BookingMessages }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [progress, setProgress] = useState<keyof typeof styles.frame>('loading');

  useLayoutEffect(() => {
    const { origin } = new URL(address);
    const timer = setTimeout(() => {
      setProgress((now) => (now === 'loading' ? 'late' : now));
    }, LATE_AFTER_MS);
    const onMessage = ({ source, origin: from, data }: MessageEvent) => {
      const isFromCalendar = source === frame.current?.contentWindow && from === origin;
      if (isFromCalendar && isBookingMessage(data)) onBooked();
    };
    const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) {
        setProgress('refused');
      }
    };
    addEventListener('message', onMessage);
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', onMessage);
      document.removeEventListener('securitypolicyviolation', onViolation);
    };
  }, [address, onBooked]);

  return (
    <div className={styles.frameBox} part="calendar">
      <p role="status" className={styles.loadingMessage}>
        {progress !== 'loaded' && <ChangingText>{messages[progress]}</ChangingText>}
      </p>
      <iframe
        ref={frame}
        title={messages.title}
        sandbox={sandbox}
        referrerPolicy="strict-origin"
        src={address}
        className={styles.frame[progress]}
        onLoad={() => setProgress((now) => (now === 'refused' ? now : 'loaded'))}
      />
    </div>
  );
}
