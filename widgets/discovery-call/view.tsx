import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { discoveryCallForm } from '../../supabase/functions/_shared/contract.ts';
import { Booking } from '../kit/booking/booking.tsx';
import { bookingUrl, scheduleUrl } from '../kit/booking/schedule-url.ts';
import { Dialog } from '../kit/dialog/dialog.tsx';
import { interpolate } from '../kit/element/interpolate.ts';
import type { ViewProps } from '../kit/element/widget.ts';
import { ChoiceCards } from '../kit/form/choices.tsx';
import * as controls from '../kit/form/controls.css.ts';
import { type FieldError, findErrors, hasUnsentAnswers } from '../kit/form/form-answers.ts';
import { isSending } from '../kit/form/form-request.ts';
import { OtherWay } from '../kit/form/other-way.tsx';
import { SendingError, SubmitButton } from '../kit/form/submit-button.tsx';
import { TextField } from '../kit/form/text-field.tsx';
import * as base from '../kit/style/base.css.ts';
import { Button } from '../kit/style/button.tsx';
import { Sunrise } from '../kit/style/sunrise.tsx';
import type { attributes } from './content.ts';
import { contactFields, needs } from './content.ts';
import type { DiscoveryCallState } from './store.ts';
import * as styles from './style.css.ts';

type Props = ViewProps<DiscoveryCallState, typeof attributes>;

interface BodyProps {
  state: DiscoveryCallState;
  attributes: Props['attributes'];
}

export function DiscoveryCall({ store, attributes }: Props) {
  const state = useStore(store);
  const { messages, view } = state;
  const Body = bodies[view];
  return (
    <>
      <Dialog
        look="modal"
        title={messages.titles[view]}
        view={view}
        closeLabel={messages.close}
        isOpen={state.isOpen}
        onClose={state.close}
        ignoresBackdrop={hasUnsentAnswers(state)}
      >
        <Body state={state} attributes={attributes} />
      </Dialog>
      <div className={base.withoutScript}>
        <slot />
      </div>
    </>
  );
}

const bodies = { details: Details, needs: Needs, thanks: Thanks, schedule: Schedule };

function Details({ state }: BodyProps) {
  const { messages, validationFailures, invalidFields, answers } = state;
  const form = useRef<HTMLDivElement>(null);
  const errors = findErrors(answers, invalidFields);
  const faults: Readonly<Record<string, Partial<Record<FieldError, string>>>> = messages.faults;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after a failed validation
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [validationFailures]);

  return (
    <Form state={state} onSubmit={state.next}>
      <p className={base.soft}>{messages.lead}</p>
      <div ref={form}>
        {contactFields.map((field) => (
          <TextField
            key={field.name}
            {...field}
            {...messages.fields[field.name]}
            mark={messages.required}
            maxLength={discoveryCallForm.fields[field.name].max}
            leftOut={messages.leftOut}
            error={faults[field.name]?.[errors[field.name] as FieldError]}
            value={answers[field.name]}
            onType={(value) => state.answer(field.name, value)}
          />
        ))}
      </div>
      <div className={controls.actions} part="actions">
        <Button look="primary" type="submit">
          {messages.next}
        </Button>
      </div>
    </Form>
  );
}

function Needs({ state, attributes }: BodyProps) {
  const { messages } = state;
  const [host] = useState(() => new URL(scheduleUrl(attributes.scheduleUrl)).host);
  return (
    <Form state={state} onSubmit={state.submit}>
      {needs.map((name) => (
        <div key={name} className={styles.need}>
          <ChoiceCards
            look="chips"
            name={name}
            question={<Question text={messages.fields[name].label} mark={messages.optional} />}
            options={Object.entries(messages.fields[name].options)}
            chosen={state.answers[name]}
            onChoose={(value) => state.answer(name, value)}
            clearLabel={messages.clear}
          />
        </div>
      ))}
      <TextField
        name="notes"
        {...messages.fields.notes}
        mark={messages.optional}
        maxLength={discoveryCallForm.fields.notes.max}
        leftOut={messages.leftOut}
        value={state.answers.notes}
        onType={(value) => state.answer('notes', value)}
        isLong
      />
      <p className={styles.calendarNext}>{interpolate(messages.calendarNext, { host })}</p>
      <SendingError state={state}>
        <OtherWay form={discoveryCallForm.type} state={state} />
      </SendingError>
      <div className={controls.actions} part="actions">
        <Button look="secondary" isOff={isSending(state)} onClick={state.back}>
          {messages.back}
        </Button>
        <SubmitButton state={state} label={messages.submit} />
      </div>
    </Form>
  );
}

function Form({
  state,
  onSubmit,
  children,
}: {
  state: DiscoveryCallState;
  onSubmit(): void;
  children: ReactNode;
}) {
  return (
    <form
      noValidate
      className={styles.form}
      onFocusCapture={state.prepare}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

const Question = ({ text, mark }: { text: string; mark: string }) => (
  <span className={controls.label}>
    {text} <span className={controls.mark}>{mark}</span>
  </span>
);

function Thanks({ state }: BodyProps) {
  return (
    <div className={styles.thanks}>
      <p className={base.soft}>{state.messages.opening}</p>
      <Sunrise />
    </div>
  );
}

function Schedule({ state, attributes }: BodyProps) {
  const { scheduleUrl: givenUrl, scheduleMonth: month } = attributes;
  const { messages, confirmBooking } = state;
  const [address] = useState(() =>
    bookingUrl(givenUrl, month, { ...attributes, ...state.answers }),
  );
  return (
    <Booking
      messages={messages.booking}
      note={messages.titles.thanks}
      address={address}
      onBooked={confirmBooking}
    />
  );
}
