import { useLayoutEffect, useRef, useState } from 'react';
import { translate } from '../element/translate.ts';
import { soft } from '../style/base.css.ts';
import { type BookingWords, words as ownWords } from './content.ts';
import { isBookingMessage } from './message.ts';
import { NewTabLink } from './new-tab-link.tsx';
import * as styles from './style.css.ts';
import sheet from './style.css.ts?sheet';

/** How long the calendar may load before the visitor is told that it is late, in milliseconds. */
const LATE_AFTER = 8_000;

/** What booking pages need. Without `allow-top-navigation` they cannot navigate the host's page. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

interface Props {
  messages: object | null;
  /** The confirmation at the top that the form was received. */
  note: string;
  address: string;
  onBooked(): void;
}

/** Added to the shadow root, because this file is loaded after the widget's own sheets. */
const ownSheet = new CSSStyleSheet();
ownSheet.replaceSync(sheet);

/** A booking page in a frame, and a link that opens it in a new tab. */
export function Booking({ messages, note, address, onBooked }: Props) {
  const [words, setWords] = useState(ownWords);
  const view = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { adoptedStyleSheets } = (view.current as HTMLElement).getRootNode() as ShadowRoot;
    if (!adoptedStyleSheets.includes(ownSheet)) adoptedStyleSheets.push(ownSheet);
  }, []);

  useLayoutEffect(() => {
    setWords(translate(ownWords, messages));
  }, [messages]);

  return (
    <div ref={view} className={styles.booking}>
      <p className={styles.done} part="done">
        <svg viewBox="0 0 20 20" className={styles.check} aria-hidden="true">
          <path d="m4 10.5 4 4 8-9" />
        </svg>
        {note}
      </p>
      <p className={soft}>
        {words.alsoThere}{' '}
        <NewTabLink href={address} look="text" note={words.opensNewTab}>
          {words.newTab}
        </NewTabLink>
      </p>
      <Calendar words={words} address={address} onBooked={onBooked} />
    </div>
  );
}

/** The frame and its loading message. Its size is fixed, so that loading shifts no layout. */
function Calendar({
  words,
  address,
  onBooked,
}: Pick<Props, 'address' | 'onBooked'> & { words: BookingWords }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [progress, setProgress] = useState<keyof typeof styles.frame>('loading');

  useLayoutEffect(() => {
    const { origin } = new URL(address);
    const timer = setTimeout(() => {
      setProgress((now) => (now === 'loading' ? 'late' : now));
    }, LATE_AFTER);
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
        {progress !== 'loaded' && words[progress]}
      </p>
      <iframe
        ref={frame}
        title={words.title}
        sandbox={sandbox}
        referrerPolicy="strict-origin"
        src={address}
        className={styles.frame[progress]}
        onLoad={() => setProgress((now) => (now === 'refused' ? now : 'loaded'))}
      />
    </div>
  );
}
