import { useLayoutEffect, useRef, useState } from 'react';
import { addSheet } from '../element/sheets.ts';
import { translate } from '../element/translate.ts';
import { soft } from '../style/base.css.ts';
import { type BookingWords, words as ownWords } from './content.ts';
import { saysBooked } from './message.ts';
import { NewTabLink } from './new-tab-link.tsx';
import * as styles from './style.css.ts';
import sheet from './style.css.ts?sheet';

/** How long the calendar may take, in milliseconds, before something is said of it. */
const PATIENCE = 8_000;

/** What a booking page cannot do without; it may never lead the page around it elsewhere. */
const rights =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

interface Props {
  messages: object | null;
  /** Said at the top: what went well before. */
  note: string;
  address: string;
  onBooked(): void;
}

/** A booking page in a frame, and a link to it for whoever would rather have a page of its own. */
export function Booking({ messages, note, address, onBooked }: Props) {
  const [words, setWords] = useState(ownWords);
  const view = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (view.current) addSheet(view.current.getRootNode() as ShadowRoot, sheet);
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

/** The booking page in a frame, whose room is there before it is. */
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
    }, PATIENCE);
    const onMessage = ({ source, origin: from, data }: MessageEvent) => {
      const isTheirs = source === frame.current?.contentWindow && from === origin;
      if (isTheirs && saysBooked(data)) onBooked();
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
    <div className={styles.room} part="calendar">
      <p role="status" className={styles.waiting}>
        {progress !== 'loaded' && words[progress]}
      </p>
      <iframe
        ref={frame}
        title={words.title}
        sandbox={rights}
        referrerPolicy="strict-origin"
        src={address}
        className={styles.frame[progress]}
        onLoad={() => setProgress((now) => (now === 'refused' ? now : 'loaded'))}
      />
    </div>
  );
}
