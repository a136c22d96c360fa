import { visuallyHidden } from '../style/base.css.ts';
import { Button } from '../style/button.tsx';
import * as styles from './controls.css.ts';
import { type FormState, isSending } from './form.ts';

type Props = { state: Pick<FormState<object>, 'progress' | 'words'> };

/** The button that sends a form. While the form is sent, the button is off and says so. */
export const SubmitButton = ({ state, label }: Props & { label: string }) => (
  <Button look="primary" type="submit" isOff={isSending(state)}>
    {sendingText(state) || label}
  </Button>
);

/** Says to screen readers that the form is being sent. */
export const SendingStatus = ({ state }: Props) => (
  <p role="status" className={visuallyHidden}>
    {sendingText(state)}
  </p>
);

/** Says in the form that it was not received, or perhaps not. */
export const SendingError = ({ state: { progress, words } }: Props) =>
  (progress === 'failure' || progress === 'late') && (
    <p className={styles.failure} part="error">
      {words.notices[progress].text}
    </p>
  );

export const sendingText = ({ progress, words }: Props['state']): string =>
  progress === 'sending' || progress === 'slow' ? words[progress] : '';
