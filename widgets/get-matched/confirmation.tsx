import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import { getMatchedForm, type Role } from '../../supabase/functions/_shared/contract.ts';
import { NewTabLink } from '../kit/booking/new-tab-link.tsx';
import { ChangingText } from '../kit/element/changing-text.tsx';
import { interpolate } from '../kit/element/interpolate.ts';
import * as controls from '../kit/form/controls.css.ts';
import { OtherWay } from '../kit/form/other-way.tsx';
import { SendingError, SubmitButton } from '../kit/form/submit-button.tsx';
import { TextField } from '../kit/form/text-field.tsx';
import * as base from '../kit/style/base.css.ts';
import { Button } from '../kit/style/button.tsx';
import { Sunrise } from '../kit/style/sunrise.tsx';
import { timings } from './content.ts';
import { type GetMatchedState, getContact } from './store.ts';
import * as styles from './style.css.ts';

/** Shown after the answers were received. */
export function Confirmation({
  state,
  isReached,
  focusTarget,
  bookingUrl,
  runAction,
}: {
  state: GetMatchedState;
  /** Whether the submission contained an email address or a phone number. */
  isReached: boolean;
  focusTarget: Ref<HTMLDivElement>;
  bookingUrl: string;
  runAction(change: () => void): void;
}) {
  const { messages, answers } = state;
  const contact = getContact(answers);
  return (
    // Orca would say nothing if the heading had the focus: as the form with the focus disappears, the
    // reader itself moves to it. Of a region it would not say the name.
    // biome-ignore lint/a11y/useSemanticElements: a group of texts, not of fields
    <div
      ref={focusTarget}
      tabIndex={-1}
      className={styles.done}
      role="group"
      aria-labelledby="question"
    >
      <Sunrise />
      {contact === '' && (
        <p>
          <ChangingText>{messages.unreachable}</ChangingText>
        </p>
      )}
      <div>
        <h2 id="question" className={`${base.heading} ${styles.question}`} part="heading">
          {messages.allSet}
        </h2>
        <div data-notices />
      </div>
      {isReached ? (
        <p>
          <ChangingText>
            {`${interpolate(messages.willReply, { contact })} ${messages.timing[timings[answers.role as Role] ?? 'meet']}`}
          </ChangingText>
        </p>
      ) : (
        <Contact state={state} runAction={runAction} />
      )}
      <p className={base.soft}>
        <ChangingText>{interpolate(messages.received, { time: state.sentAt ?? '' })}</ChangingText>
      </p>
      <p className={base.soft}>
        <ChangingText>{messages.haveReady}</ChangingText>
      </p>
      <p className={base.soft}>
        <ChangingText>{messages.whatNext}</ChangingText>
      </p>
      <NewTabLink
        href={bookingUrl}
        look={isReached ? 'primary' : 'secondary'}
        note={messages.opensNewTab}
      >
        {messages.bookCall}
      </NewTabLink>
      <div className={controls.quietActions}>
        {isReached && (
          <Button look="quiet" onClick={() => runAction(state.correctContact)}>
            {messages.correctContact}
          </Button>
        )}
        <Button look="quiet" onClick={() => runAction(state.sendAnother)}>
          {messages.sendAnother}
        </Button>
      </div>
    </div>
  );
}

/** Asks how to reach a visitor whose address is missing or wrong. What was entered is filled in. */
function Contact({
  state,
  runAction,
}: {
  state: GetMatchedState;
  runAction(change: () => void): void;
}) {
  const { messages, answers } = state;
  const [contact, setContact] = useState(answers.email || answers.phone);
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const focusField = () => form.current?.querySelector('input')?.focus();
  // After the focus of the confirmation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when an address is to be changed
  useLayoutEffect(() => {
    if (getContact(answers)) queueMicrotask(focusField);
  }, []);
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      className={styles.fieldAndButton}
      onSubmit={(event) => {
        event.preventDefault();
        const isEmail = contact.includes('@');
        if (getContact({ email: contact, phone: isEmail ? '' : contact }))
          return runAction(() => state.sendContact(contact));
        setError(isEmail ? messages.faults.email.malformed : messages.contact.missing);
        focusField();
      }}
    >
      <TextField
        name="contact"
        label={messages.contact.label}
        hint={messages.contact.hint}
        error={error}
        value={contact}
        onType={(text) => {
          setContact(text);
          setError(undefined);
        }}
        maxLength={getMatchedForm.fields.email.max}
        leftOut={messages.leftOut}
        isRequired
      />
      <SubmitButton state={state} label={messages.contact.send} />
      <SendingError state={state}>
        <OtherWay form={getMatchedForm.type} state={state} />
      </SendingError>
    </form>
  );
}
