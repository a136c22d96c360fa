import { useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { root } from '../style/base.css.ts';
import * as styles from './notice-region.css.ts';
import { type Notice, notices } from './notices.ts';

/** How long a success notice stands, in milliseconds, when nobody points at it or stands in it. */
const STANDS_FOR = 8_000;

const tones = [
  { tone: 'danger', role: 'alert' },
  { tone: 'success', role: 'status' },
] as const;

/** Two live regions, one for each tone, both there before anything is said in them. */
export function NoticeList() {
  const { notices: shown } = useStore(notices);
  return (
    <div className={`${root} ${styles.stack}`}>
      {tones.map(({ tone, role }) => (
        <div key={tone} role={role} className={styles.live}>
          {shown.map((notice) =>
            notice.tone === tone ? <NoticeCard key={notice.text} notice={notice} /> : null,
          )}
        </div>
      ))}
    </div>
  );
}

function NoticeCard({ notice }: { notice: Notice }) {
  const [isHeld, hold] = useState(false);
  const { dismiss } = notices.getState();
  useLayoutEffect(() => {
    if (isHeld || notice.tone === 'danger') return;
    const timer = setTimeout(dismiss, STANDS_FOR, notice);
    return () => clearTimeout(timer);
  }, [isHeld, notice, dismiss]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing or standing here only holds the timer
    <div
      className={styles.tone[notice.tone]}
      part="notice"
      lang={notice.lang}
      dir={notice.direction}
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocusCapture={() => hold(true)}
      onBlurCapture={() => hold(false)}
    >
      <p className={styles.words}>
        <strong className={styles.title}>{notice.title}</strong> {notice.text}
      </p>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={notice.dismissLabel}
        onClick={() => dismiss(notice)}
      >
        ×
      </button>
    </div>
  );
}
