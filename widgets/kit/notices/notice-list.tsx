import { useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { button } from '../form/controls.css.ts';
import { link as linkStyle, root } from '../style/base.css.ts';
import * as styles from './notice-region.css.ts';
import { type Notice, notices } from './notices.ts';

/** How long a notice is shown without the pointer or the focus in it. */
const DURATION_MS = 8_000;

const tones = [
  { tone: 'danger', role: 'alert', live: undefined },
  { tone: 'success', role: 'status', live: 'off' },
] as const;

/** The notices, by tone. Screen readers say an alert by themselves; `announce` says a success. */
export function NoticeList() {
  const { notices: shown } = useStore(notices);
  return (
    <div className={`${root} ${styles.stack}`}>
      {tones.map(({ tone, role, live }) => (
        <div key={tone} role={role} aria-live={live} className={styles.live}>
          {shown.map((notice) =>
            notice.tone === tone ? <NoticeCard key={notice.text} notice={notice} /> : null,
          )}
        </div>
      ))}
    </div>
  );
}

function NoticeActions({ notice }: { notice: Notice }) {
  const { retry, retryLabel, link, takesFocus } = notice;
  const act = () => {
    notices.getState().dismiss(notice);
    retry?.();
  };
  return (
    <p className={styles.actions}>
      <button
        type="button"
        className={button.secondary}
        data-takes-focus={takesFocus || undefined}
        onClick={act}
      >
        {retryLabel}
      </button>
      {link && (
        <a href={link.href} target="_blank" rel="noopener" className={linkStyle}>
          {link.textContent}
        </a>
      )}
    </p>
  );
}

function NoticeCard({ notice }: { notice: Notice }) {
  const [isPaused, setPaused] = useState(false);
  const { dismiss } = notices.getState();
  useLayoutEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(dismiss, notice.durationMs ?? DURATION_MS, notice);
    return () => clearTimeout(timer);
  }, [isPaused, notice, dismiss]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer or the focus only pauses the timer
    <div
      className={styles.tone[notice.tone]}
      part="notice"
      lang={notice.lang}
      dir={notice.direction}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocusCapture={() => setPaused(true)}
      onBlurCapture={() => setPaused(false)}
    >
      <div className={styles.text}>
        <strong className={styles.title}>{notice.title}</strong> {notice.text}
        {notice.retry && <NoticeActions notice={notice} />}
      </div>
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
