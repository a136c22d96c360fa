import { type MouseEvent, useRef } from 'react';

/** The longest time between the presses of a double click or a double tap. */
const DOUBLE_PRESS_MS = 450;

/** The longest way between them, as wide as a finger. */
const DOUBLE_PRESS_PX = 40;

/**
 * Returns a listener that ignores the second press of a double click on a button that shows another step:
 * it would skip that step or hit what appeared there. A press elsewhere is a new one. `shown` changes with
 * what is shown.
 */
export function useSecondPress(shown: unknown) {
  const last = useRef({ time: -DOUBLE_PRESS_MS, x: 0, y: 0, shown });
  return (event: MouseEvent) => {
    const {
      detail,
      pointerType,
      timeStamp: time,
      clientX: x,
      clientY: y,
    } = event as unknown as PointerEvent;
    const { current } = last;
    const isSoon = time - current.time < DOUBLE_PRESS_MS;
    const isSamePlace = Math.hypot(x - current.x, y - current.y) < DOUBLE_PRESS_PX;
    // `detail` counts the clicks of a mouse, but not slow taps.
    const isSecond = isSoon && isSamePlace && (detail > 1 || pointerType === 'touch');
    if (isSecond && shown !== current.shown) {
      event.preventDefault();
      event.stopPropagation();
    } else last.current = { time, x, y, shown };
  };
}
