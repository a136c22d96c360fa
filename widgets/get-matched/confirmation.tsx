import { type ReactNode, useState } from 'react';
import { getMatchedForm } from '../../supabase/functions/_shared/contract.ts';
import { NewTabLink } from '../kit/booking/new-tab-link.tsx';
import { interpolate } from '../kit/element/interpolate.ts';
import { SendingError, SubmitButton } from '../kit/form/submit-button.tsx';
import { TextField } from '../kit/form/text-field.tsx';
import * as base from '../kit/style/base.css.ts';
import { Sunrise } from '../kit/style/sunrise.tsx';
import { type GetMatchedState, getContact } from './store.ts';
import * as styles from './style.css.ts';

/** Shown after the answers were received. */
export function Confirmation({
  state,
  isReached,
  title,
  bookingUrl,
  runAction,
}: {
  state: GetMatchedState;
  /** Whether the submission contained an email address or a phone number. */
  isReached: boolean;
  title: ReactNode;
  bookingUrl: string;
  runAction(change: () => void): void;
}) {
  const { messages, answers } = state;
  return (
    <div className={styles.done}>
      <Sunrise />
      {title}
      <p>
        {isReached
          ? interpolate(messages.willReply, { contact: getContact(answers) })
          : messages.unreachable}
      </p>
      {!isReached && <Contact state={state} runAction={runAction} />}
      <p className={base.soft}>{messages.haveReady}</p>
      <p className={base.soft}>{messages.whatNext}</p>
      <NewTabLink
        href={bookingUrl}
        look={isReached ? 'primary' : 'secondary'}
        note={messages.opensNewTab}
      >
        {messages.bookCall}
      </NewTabLink>
    </div>
  );
}

/** Asks how to reach a visitor who gave neither an email address nor a phone number. */
function Contact({
  state,
  runAction,
}: {
  state: GetMatchedState;
  runAction(change: () => void): void;
}) {
  const { messages } = state;
  const [contact, setContact] = useState('');
  return (
    <form
      method="dialog"
      className={styles.fieldAndButton}
      onSubmit={(event) => {
        event.preventDefault();
        runAction(() => state.sendContact(contact));
      }}
    >
      <TextField
        name="contact"
        {...messages.contact}
        value={contact}
        onType={setContact}
        maxLength={getMatchedForm.fields.email.max}
        leftOut={messages.leftOut}
        isRequired
      />
      <SubmitButton state={state} label={messages.contact.send} />
      <SendingError state={state} />
    </form>
  );
}
