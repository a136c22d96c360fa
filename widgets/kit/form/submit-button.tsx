import { visuallyHidden } from '../style/base.css.ts';
import { Button } from '../style/button.tsx';
import * as styles from './controls.css.ts';
import type { FormState } from './form.ts';
import type { NoticeMessages } from './form-notices.ts';
import { isSending } from './form-progress.ts';

type Props = { state: Pick<FormState<object>, 'progress' | 'messages'> };

/**
 * The button that sends a form. While the form is being sent, the button is disabled and its label
 * says so, which screen readers announce.
 */
export function SubmitButton({ state, label }: Props & { label: string }) {
  const isOff = isSending(state);
  const status = isOff && state.messages[state.progress as 'sending' | 'slow'];
  return (
    <>
      <Button look="primary" type="submit" isOff={isOff}>
        {status || label}
      </Button>
      <p role="status" className={visuallyHidden}>
        {status}
      </p>
    </>
  );
}

/** The message in the form that it was not received, or may not have been. */
export function SendingError({ state: { progress, messages } }: Props) {
  const notice = messages.notices[progress as 'failure' | 'late'] as NoticeMessages | undefined;
  return (
    notice && (
      <p className={styles.failure} part="error">
        {notice.text}
      </p>
    )
  );
}
