/** The longest time between the presses of a double click or a double tap. */
const DOUBLE_PRESS_MS = 450;

/** The longest way between them, as wide as a finger. */
const DOUBLE_PRESS_PX = 40;

/** A press, and what was shown at that moment. */
type Press = Pick<PointerEvent, 'timeStamp' | 'clientX' | 'clientY' | 'detail' | 'pointerType'> & {
  readonly shown: unknown;
};

/**
 * Whether this press is the second of a double press, and the first one changed what is shown. A press
 * in another place is a new one.
 */
export function isSecondPress(press: Press, last: Press): boolean {
  const isSoon = press.timeStamp - last.timeStamp < DOUBLE_PRESS_MS;
  const way = Math.hypot(press.clientX - last.clientX, press.clientY - last.clientY);
  // `detail` counts the clicks of a mouse, but not slow taps.
  const isDouble = press.detail > 1 || press.pointerType === 'touch';
  return isSoon && way < DOUBLE_PRESS_PX && isDouble && press.shown !== last.shown;
}

/**
 * Returns a listener for clicks, which stops the second press of a double press if the first one changed
 * what is shown: it would hit what appeared there. `readShown` returns what is shown.
 */
export function ignoreSecondPress(readShown: () => unknown) {
  let last: Press | undefined;
  return (event: Pick<Event, 'preventDefault' | 'stopPropagation'>): void => {
    const { timeStamp, clientX, clientY, detail, pointerType } = event as PointerEvent;
    const press = { timeStamp, clientX, clientY, detail, pointerType, shown: readShown() };
    if (last && isSecondPress(press, last)) {
      event.preventDefault();
      event.stopPropagation();
    } else last = press;
  };
}
