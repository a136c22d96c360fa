import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { ChangingText } from '../element/changing-text.tsx';
import { interpolate } from '../element/interpolate.ts';
import { announce } from '../notices/announce.ts';
import { Button } from '../style/button.tsx';
import * as styles from './controls.css.ts';
import type { FormState } from './form.ts';
import type { NoticeMessages } from './form-notices.ts';
import { isSending } from './form-progress.ts';
import type { Refusal } from './form-request.ts';

type Props = { state: Pick<FormState<object>, 'progress' | 'messages' | 'waitMinutes'> };

/**
 * The button that sends a form. While the form is being sent, the button is disabled and its label
 * says so, which screen readers announce.
 */
export function SubmitButton({ state, label }: Props & { label: string }) {
  const box = useRef<HTMLSpanElement>(null);
  const isOff = isSending(state);
  const status = isOff && state.messages[state.progress as 'sending' | 'slow'];
  useLayoutEffect(
    () => (status && box.current ? announce(status, box.current) : undefined),
    [status],
  );
  return (
    <Button look="primary" type="submit" isOff={isOff}>
      <span ref={box}>
        <ChangingText>{status || label}</ChangingText>
      </span>
    </Button>
  );
}

/**
 * The message in the form that it was not received, or may not have been. A notice says so after a plain
 * failure. The children are what the visitor can do then.
 */
export function SendingError({
  state: { progress, messages, waitMinutes },
  children,
}: Props & { children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const notice = messages.notices[progress as Refusal | 'late'] as NoticeMessages | undefined;
  const text = progress === 'failure' ? children && messages.failed : notice?.text;
  useLayoutEffect(() => {
    if (text && progress !== 'failure' && box.current) return announce(text, box.current);
  }, [text, progress]);
  return (
    text &&
    progress !== 'sent' && (
      <div ref={box} className={styles.failure} part="error">
        <p>
          <ChangingText>{interpolate(text, { minutes: waitMinutes })}</ChangingText>
        </p>
        {children}
      </div>
    )
  );
}
