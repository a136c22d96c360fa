import { useRef } from 'react';
import { ignoreSecondPress } from './second-press.ts';

/** `ignoreSecondPress` for a view. `shown` changes with what is shown. */
export function useSecondPress(shown: unknown) {
  const current = useRef(shown);
  current.current = shown;
  const listener = useRef(ignoreSecondPress(() => current.current));
  return listener.current;
}
