import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { pressedKey } from '../element/keys.ts';
import { announce } from '../notices/announce.ts';
import { root } from '../style/base.css.ts';
import { isVisible } from '../triggers/when-not-busy.ts';
import { avoidFocus } from './avoid-focus.ts';
import * as styles from './card-dialog.css.ts';
import { boxless } from './dialog-body.css.ts';
import { DialogBody, type DialogProps } from './dialog-body.tsx';
import { keepInTopLayer } from './keep-in-top-layer.ts';
import type { CardPosition } from './next-card-position.ts';

interface CardDialogProps extends DialogProps {
  announcement: string;
  corner: 'end' | 'start' | undefined;
  /** From the bottom of the window, in pixels. */
  distance: number | undefined;
}

/**
 * A non-modal dialog in a corner of the window, which does not take the focus when it opens. Where it
 * would be higher than a third of the window, it is folded to one line until the visitor uses it. A
 * widget that uses it adds dialog-body.css.ts and card-dialog.css.ts to its `sheets`.
 */
export function CardDialog(props: CardDialogProps) {
  const { isOpen, onClose, announcement, distance } = props;
  const corner = useRef<HTMLDivElement>(null);
  const [isUsed, setUsed] = useState(false);
  const position = usePosition(isOpen, corner, distance);
  const isFolded = useIsTooHigh(isOpen, corner) && !isUsed;
  const rememberFocus = usePreviousFocus(isOpen, corner);
  useEscape(isOpen, onClose);

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each opening
  useLayoutEffect(() => {
    if (isOpen && corner.current) announce(announcement, corner.current);
    else setUsed(false);
  }, [isOpen]);

  const unfold = () => {
    setUsed(true);
    corner.current?.querySelector<HTMLElement>('#title')?.focus();
  };
  return (
    <div className={`${root} ${boxless}`}>
      {isOpen && (
        <div
          ref={corner}
          popover="manual"
          className={`${styles.positions[position]} ${props.corner === 'start' ? styles.atStart : ''}`}
          style={distance ? { '--distance': `${distance}px` } : undefined}
          onFocusCapture={rememberFocus}
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
              {isFolded && <UnfoldButton onClick={unfold} />}
            </DialogBody>
          </dialog>
        </div>
      )}
    </div>
  );
}

const UnfoldButton = ({ onClick }: { onClick(): void }) => (
  <button
    type="button"
    className={styles.unfold}
    aria-labelledby="title"
    aria-expanded={false}
    onClick={onClick}
  >
    <svg viewBox="0 0 18 18" aria-hidden="true">
      <path d="M3 12l6-6 6 6" />
    </svg>
  </button>
);

type Corner = RefObject<HTMLDivElement | null>;

/** Shows the card above the page, and returns where it covers no focused element. */
function usePosition(isOpen: boolean, corner: Corner, distance?: number): CardPosition {
  const [position, setPosition] = useState<CardPosition>('bottom');
  useLayoutEffect(() => {
    const element = corner.current;
    if (!isOpen || !element) return;
    const stopShowing = keepInTopLayer(element);
    const stopAvoiding = avoidFocus(element, setPosition, distance);
    return () => {
      stopShowing();
      stopAvoiding();
      setPosition('bottom');
    };
  }, [isOpen, corner, distance]);
  return position;
}

/** Returns whether the card is higher than a third of the window. */
function useIsTooHigh(isOpen: boolean, corner: Corner): boolean {
  const [isTooHigh, setTooHigh] = useState(false);
  useLayoutEffect(() => {
    const card = corner.current?.firstElementChild;
    if (!isOpen || !card) return;
    const measure = () => setTooHigh(card.scrollHeight > innerHeight / 3);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [isOpen, corner]);
  return isTooHigh;
}

/**
 * Returns a listener that remembers the element from which the focus came into the card. When the card
 * closes with the focus in it, that element has it again.
 */
function usePreviousFocus(isOpen: boolean, corner: Corner) {
  const previous = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    return () => {
      if (document.activeElement === document.body) {
        (previous.current as HTMLElement)?.focus?.();
      }
      previous.current = null;
    };
  }, [isOpen]);
  return ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
    if (!corner.current?.contains(relatedTarget as Node)) previous.current = relatedTarget;
  };
}

/** Closes the card on Escape, unless a modal dialog is open, which Escape then closes. */
function useEscape(isOpen: boolean, onClose: () => void): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isEscape = pressedKey(event) === 'Escape' && !event.defaultPrevented;
      if (isEscape && !isVisible('dialog:modal')) onClose();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isOpen, onClose]);
}
