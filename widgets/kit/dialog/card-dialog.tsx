import { useLayoutEffect, useRef, useState } from 'react';
import { root, visuallyHidden } from '../style/base.css.ts';
import { isShown } from '../triggers/free-moment.ts';
import { card, places } from './card-dialog.css.ts';
import { DialogBody, type DialogProps } from './dialog-body.tsx';
import { type Place, standClear } from './stand-clear.ts';

/**
 * A card that stands beside what is read: not modal, and the focus stays where it is. The widget's
 * `sheets` need dialog-body.css.ts and card-dialog.css.ts.
 */
export function CardDialog(props: DialogProps) {
  const { isOpen, onClose, title } = props;
  const corner = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const [place, stand] = useState<Place>('bottom');
  const [said, say] = useState('');

  useLayoutEffect(() => {
    const element = corner.current;
    if (!isOpen || !element) return;
    element.showPopover();
    const leave = standClear(element, stand);
    return () => {
      leave();
      stand('bottom');
      if (document.activeElement === document.body) (cameFrom.current as HTMLElement)?.focus?.();
      cameFrom.current = null;
    };
  }, [isOpen]);

  /** A live region says only what changes in it after it was seen: here, by the next frame. */
  useLayoutEffect(() => {
    if (!isOpen || !corner.current) return say('');
    const seen = new ResizeObserver(() => say(title));
    seen.observe(corner.current);
    return () => seen.disconnect();
  }, [isOpen, title]);

  useLayoutEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isForUs = event.key === 'Escape' && !event.defaultPrevented && !event.isComposing;
      if (isForUs && !isShown('dialog:modal')) onClose();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isOpen, onClose]);

  return (
    <div className={root}>
      <p role="status" className={visuallyHidden}>
        {said}
      </p>
      {isOpen && (
        <div
          ref={corner}
          popover="manual"
          className={places[place]}
          onFocusCapture={({ relatedTarget }) => {
            if (!corner.current?.contains(relatedTarget as Node)) cameFrom.current = relatedTarget;
          }}
        >
          <dialog open className={card} aria-labelledby="title" part="dialog">
            <DialogBody {...props} />
          </dialog>
        </div>
      )}
    </div>
  );
}
