import { visuallyHidden } from '../style/base.css.ts';
import { Button } from '../style/button.tsx';
import * as styles from './controls.css.ts';
import { type FormState, isSending } from './form.ts';

type Props = { state: Pick<FormState<object>, 'progress' | 'words'> };

/**
 * The button that sends a form. While the form is sent, the button is off and says so, and screen
 * readers announce it.
 */
export function SubmitButton({ state, label }: Props & { label: string }) {
  const { progress, words } = state;
  const status = progress === 'sending' || progress === 'slow' ? words[progress] : '';
  return (
    <>
      <Button look="primary" type="submit" isOff={isSending(state)}>
        {status || label}
      </Button>
      <p role="status" className={visuallyHidden}>
        {status}
      </p>
    </>
  );
}

/** Says in the form that it was not received, or perhaps not. */
export const SendingError = ({ state: { progress, words } }: Props) =>
  (progress === 'failure' || progress === 'late') && (
    <p className={styles.failure} part="error">
      {words.notices[progress].text}
    </p>
  );
