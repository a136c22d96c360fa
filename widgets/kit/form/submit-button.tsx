import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { ChangingText } from '../element/changing-text.tsx';
import { interpolate } from '../element/interpolate.ts';
import { announce } from '../notices/announce.ts';
import { Button } from '../style/button.tsx';
import * as styles from './controls.css.ts';
import type { NoticeMessages } from './form-notices.ts';
import { isSending, type Refusal } from './form-request.ts';
import type { FormState } from './form-state.ts';
import { labelOf } from './write-answers.ts';

type Props = {
  state: Pick<FormState<object>, 'progress' | 'messages' | 'waitMinutes' | 'refusedFields'>;
};

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
 * failure. Names the fields that the function did not take, and moves the focus to the first of them. The
 * children are what the visitor can do then. The message stays while the form is sent again. Otherwise the
 * page would move, and the second press of a double click could hit a link below the form.
 */
export function SendingError({ state, children }: Props & { children?: ReactNode }) {
  const { progress, messages, waitMinutes, refusedFields } = state;
  const box = useRef<HTMLDivElement>(null);
  const settled = useRef(progress);
  if (!isSending(state)) settled.current = progress;
  const shown = settled.current;
  useLayoutEffect(() => {
    const root = box.current?.getRootNode() as ShadowRoot | undefined;
    root?.querySelector<HTMLElement>(`[name="${refusedFields[0]}"]`)?.focus();
  }, [refusedFields]);
  const labels = refusedFields.map((field) => `${labelOf(field, messages as never)}: `).join('');
  const notice = messages.notices[shown as Refusal | 'late'] as NoticeMessages | undefined;
  const isPlain = !children && refusedFields.length === 0;
  const text = shown === 'failure' ? !isPlain && messages.failed : notice?.text;
  useLayoutEffect(() => {
    if (text && shown === progress && progress !== 'failure' && box.current)
      return announce(text, box.current);
  }, [text, shown, progress]);
  return (
    text &&
    shown !== 'sent' && (
      <div ref={box} className={styles.failure} part="error">
        <p>
          <ChangingText>{labels + interpolate(text, { minutes: waitMinutes })}</ChangingText>
        </p>
        {children}
      </div>
    )
  );
}
