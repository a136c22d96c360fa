import type { Ref } from 'react';
import { applicationForm } from '../../supabase/functions/_shared/contract.ts';
import { ChangingText } from '../kit/element/changing-text.tsx';
import { interpolate } from '../kit/element/interpolate.ts';
import * as controls from '../kit/form/controls.css.ts';
import { OtherWay } from '../kit/form/other-way.tsx';
import { SendingError, SubmitButton } from '../kit/form/submit-button.tsx';
import * as base from '../kit/style/base.css.ts';
import { Button } from '../kit/style/button.tsx';
import { Sunrise } from '../kit/style/sunrise.tsx';
import { sections } from './content.ts';
import { Field } from './field.tsx';
import type { ApplyState } from './store.ts';
import * as styles from './style.css.ts';

/** Replaces the form once it was sent. A visitor can correct the email address. */
export function Confirmation({
  state,
  heading,
  runAction,
}: {
  state: ApplyState;
  heading: Ref<HTMLHeadingElement>;
  runAction(change: () => void): void;
}) {
  const { messages, answers, wasSentBefore, sentAt: time = '' } = state;
  const { email, resumeFile } = answers;
  const isSent = state.progress === 'sent';
  return (
    <div className={styles.done}>
      <Sunrise />
      <div>
        <h2 ref={heading} tabIndex={-1} className={base.heading} part="heading">
          {messages.notices.success.title}
        </h2>
        <div data-notices />
      </div>
      {/* Right after the form was sent, a notice says this. */}
      {wasSentBefore && <p>{messages.notices.success.text}</p>}
      {isSent ? (
        <p>
          <ChangingText>{interpolate(messages.willWrite, { email })}</ChangingText>
        </p>
      ) : (
        <Address state={state} onSubmit={() => runAction(state.submit)} />
      )}
      <p className={base.soft}>
        <ChangingText>{interpolate(messages.received, { time })}</ChangingText>{' '}
        {resumeFile && interpolate(messages.willAsk, { file: resumeFile })}
      </p>
      <div className={controls.quietActions}>
        {isSent && (
          <Button look="quiet" onClick={() => runAction(state.correctAddress)}>
            {messages.correctAddress}
          </Button>
        )}
        <Button look="quiet" onClick={() => runAction(state.reset)}>
          {messages.sendAnother}
        </Button>
      </div>
    </div>
  );
}

const emailField = sections[0]?.fields.find(({ name }) => name === 'email');

/** Sends the application again with another address, in place of the first one. */
const Address = ({ state, onSubmit }: { state: ApplyState; onSubmit(): void }) => (
  <form
    method="dialog"
    noValidate
    className={styles.address}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {emailField && <Field field={emailField} state={state} />}
    <SubmitButton state={state} label={state.messages.send} />
    <SendingError state={state}>
      <OtherWay form={applicationForm.type} state={state} />
    </SendingError>
  </form>
);
