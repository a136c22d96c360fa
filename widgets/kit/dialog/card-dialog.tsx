import { useLayoutEffect, useRef, useState } from 'react';
import { root, visuallyHidden } from '../style/base.css.ts';
import { isVisible } from '../triggers/when-not-busy.ts';
import { avoidFocus } from './avoid-focus.ts';
import * as styles from './card-dialog.css.ts';
import { DialogBody, type DialogProps } from './dialog-body.tsx';
import { keepInTopLayer } from './keep-in-top-layer.ts';
import type { CardPosition } from './next-card-position.ts';

/**
 * A non-modal dialog in a corner of the window, which does not take the focus when it opens. Where it
 * would be higher than a third of the window, it is folded to one line until the visitor uses it. A
 * widget that uses it adds dialog-body.css.ts and card-dialog.css.ts to its `sheets`.
 */
export function CardDialog(props: DialogProps) {
  const { isOpen, onClose, title } = props;
  const corner = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<EventTarget | null>(null);
  const [position, setPosition] = useState<CardPosition>('bottom');
  const [announcement, announce] = useState('');
  const [isTooHigh, setTooHigh] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const isFolded = isTooHigh && !isUsed;

  useLayoutEffect(() => {
    const element = corner.current;
    if (!isOpen || !element) return;
    const stopShowing = keepInTopLayer(element);
    const stopAvoiding = avoidFocus(element, setPosition);
    const measure = () =>
      setTooHigh(Number(element.firstElementChild?.scrollHeight) > innerHeight / 3);
    measure();
    addEventListener('resize', measure);
    return () => {
      stopShowing();
      stopAvoiding();
      removeEventListener('resize', measure);
      setPosition('bottom');
      setUsed(false);
      if (document.activeElement === document.body) {
        (previousFocus.current as HTMLElement)?.focus?.();
      }
      previousFocus.current = null;
    };
  }, [isOpen]);

  // Screen readers announce a live region's text only if it changes after the region was rendered.
  // The observer's callback runs once that has happened.
  useLayoutEffect(() => {
    if (!isOpen || !corner.current) return announce('');
    const observer = new ResizeObserver(() => announce(title));
    observer.observe(corner.current);
    return () => observer.disconnect();
  }, [isOpen, title]);

  useLayoutEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isEscape = event.key === 'Escape' && !event.defaultPrevented && !event.isComposing;
      if (isEscape && !isVisible('dialog:modal')) onClose();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isOpen, onClose]);

  return (
    <div className={root}>
      <p role="status" className={visuallyHidden}>
        {announcement}
      </p>
      {isOpen && (
        <div
          ref={corner}
          popover="manual"
          className={styles.positions[position]}
          onFocusCapture={({ relatedTarget }) => {
            if (!corner.current?.contains(relatedTarget as Node)) {
              previousFocus.current = relatedTarget;
            }
          }}
        >
          <dialog
            open
            className={isFolded ? styles.folded : styles.card}
            aria-labelledby="title"
            part="dialog"
          >
            <DialogBody {...props}>
              <div inert={isFolded} onFocusCapture={() => setUsed(true)}>
                {props.children}
              </div>
              {isFolded && (
                <button
                  type="button"
                  className={styles.unfold}
                  aria-labelledby="title"
                  aria-expanded={false}
                  onClick={() => {
                    setUsed(true);
                    corner.current?.querySelector<HTMLElement>('#title')?.focus();
                  }}
                >
                  <svg viewBox="0 0 18 18" aria-hidden="true">
                    <path d="M3 12l6-6 6 6" />
                  </svg>
                </button>
              )}
            </DialogBody>
          </dialog>
        </div>
      )}
    </div>
  );
}
