import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { applicationForm } from '../../supabase/functions/_shared/contract.ts';
import { interpolate } from '../kit/element/interpolate.ts';
import type { ViewProps } from '../kit/element/widget.ts';
import { ChoiceCards, ChoiceChips } from '../kit/form/choices.tsx';
import * as controls from '../kit/form/controls.css.ts';
import { ErrorSummary } from '../kit/form/error-summary.tsx';
import { type FieldError, findErrors } from '../kit/form/form.ts';
import { scrollIntoViewIfNeeded } from '../kit/form/scroll-into-view-if-needed.ts';
import { SendingError, SubmitButton } from '../kit/form/submit-button.tsx';
import { TextField } from '../kit/form/text-field.tsx';
import * as base from '../kit/style/base.css.ts';
import { Button } from '../kit/style/button.tsx';
import { Sunrise } from '../kit/style/sunrise.tsx';
import type { attributes } from './content.ts';
import { type FormField, sections } from './content.ts';
import type { ApplyState } from './store.ts';
import * as styles from './style.css.ts';

type Props = ViewProps<ApplyState, typeof attributes>;
type FieldOf<K extends FormField['kind']> = Extract<FormField, { kind: K }>;

interface FieldProps<K extends FormField['kind'] = FormField['kind']> {
  field: FieldOf<K>;
  state: ApplyState;
  error?: string | undefined;
}

/** The form in its sections, then the confirmation. */
export function Apply({ store }: Props) {
  const state = useStore(store);
  const frame = useRef<HTMLDivElement>(null);
  const focusTarget = useRef<HTMLDivElement & HTMLHeadingElement>(null);
  const isVisitorAction = useRef(false);
  const { words } = state;
  const isSent = state.progress === 'sent';

  // Moves the focus after the visitor's actions only, not after the host's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after a failed validation or the confirmation
  useLayoutEffect(() => {
    if (!isVisitorAction.current) return;
    isVisitorAction.current = false;
    if (!focusTarget.current) return;
    focusTarget.current.focus({ preventScroll: true });
    scrollIntoViewIfNeeded(focusTarget.current);
  }, [state.validationFailures, isSent]);

  return (
    <div ref={frame} className={`${base.root} ${base.card} ${styles.frame}`} part="card">
      {isSent ? (
        <Confirmation state={state} heading={focusTarget} />
      ) : (
        <form
          method="dialog"
          noValidate
          className={base.onlyWithScript}
          onFocusCapture={state.prepare}
          onSubmit={(event) => {
            event.preventDefault();
            isVisitorAction.current = true;
            state.submit();
          }}
        >
          <Errors
            state={state}
            frame={focusTarget}
            onSelect={(name) => focusField(frame.current, name)}
          />
          {sections.map(({ name, fields }) => (
            <div key={name} className={styles.section} part="section">
              <h2 className={styles.title} part="heading">
                {words.sections[name].title}
              </h2>
              {name === 'you' && <p className={base.soft}>{words.sections.you.lead}</p>}
              <div className={styles.fields}>
                {fields.map((field) => (
                  <Field key={field.name} field={field} state={state} />
                ))}
              </div>
            </div>
          ))}
          <SendingError state={state} />
          <div className={controls.actions} part="actions">
            <SubmitButton state={state} label={words.submit} />
          </div>
        </form>
      )}
      <div className={base.withoutScript}>
        <slot />
      </div>
    </div>
  );
}

/** Of a group of options, focuses the first. */
const focusField = (frame: HTMLElement | null, name: string) =>
  frame?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();

function errorText(
  { words, answers, invalidFields }: ApplyState,
  name: string,
): string | undefined {
  const messages: Readonly<Record<string, Partial<Record<FieldError, string>>>> = words.faults;
  const error = findErrors(answers, invalidFields)[name];
  return error && messages[name]?.[error];
}

function Errors({
  state,
  ...rest
}: {
  state: ApplyState;
  frame: Ref<HTMLDivElement>;
  onSelect(name: string): void;
}) {
  const errors = state.invalidFields.map((field) => ({
    field,
    text: errorText(state, field) ?? '',
  }));
  if (errors.length === 0) return null;
  const isMissing = Object.values(findErrors(state.answers, state.invalidFields)).includes(
    'missing',
  );
  const title = state.words.errorSummary[isMissing ? 'missing' : 'malformed'];
  return <ErrorSummary {...rest} title={title} errors={errors} />;
}

function Field({ field, state }: FieldProps) {
  const Control = kinds[field.kind] as (props: FieldProps) => ReactNode;
  const text = errorText(state, field.name);
  return (
    <div className={field.isShort ? styles.short : styles.wide}>
      <Control field={field} state={state} error={text && state.words.error + text} />
    </div>
  );
}

const kinds = {
  text: ({ field: { name, mark, isLong, input }, state, error }: FieldProps<'text'>) => (
    <TextField
      {...input}
      name={name}
      {...state.words.fields[name]}
      mark={state.words[mark]}
      isLong={isLong}
      error={error}
      maxLength={applicationForm.fields[name].max}
      value={state.answers[name]}
      onType={(value) => state.answer(name, value)}
    />
  ),

  choice: ({ field, state, error }: FieldProps<'choice'>) => (
    <div className={styles.cards[field.name]}>
      <ChoiceCards
        name={field.name}
        question={<Legend field={field} state={state} />}
        error={error}
        options={Object.entries(state.words.fields[field.name].options)}
        chosen={state.answers[field.name]}
        onChoose={(value) => state.answer(field.name, value)}
        isRequired
      />
    </div>
  ),

  skills: ({ field, state }: FieldProps<'skills'>) => (
    <div className={styles.group}>
      <ChoiceChips
        name={field.name}
        question={<Legend field={field} state={state} />}
        hint={state.words.fields.skills.hint}
        options={Object.entries(state.words.fields.skills.options)}
        chosen={state.answers.skills}
        onChoose={state.toggleSkill}
      />
    </div>
  ),

  resume: Resume,
} as const;

function Legend({ field, state: { words }, id }: FieldProps & { id?: string }) {
  return (
    <span id={id} className={controls.label} part="label">
      {words.fields[field.name].label} <span className={controls.mark}>{words[field.mark]}</span>
    </span>
  );
}

/**
 * A transparent native file input covers the whole drop zone, so that the browser handles clicks, keys
 * and dropped files.
 */
function Resume({ field, state }: FieldProps<'resume'>) {
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [removed, setRemoved] = useState('');
  const { words, isWrongFile } = state;
  const { resumeFile } = state.answers;

  useLayoutEffect(() => {
    if (!resumeFile && chooser.current) chooser.current.value = '';
  }, [resumeFile]);

  const choose = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    // Reset, because choosing the same file again would fire no event.
    if (file && !(await state.chooseResume(file))) input.value = '';
  };
  const remove = () => {
    setRemoved(interpolate(words.removed, { file: resumeFile }));
    state.removeResume();
    chooser.current?.focus();
  };
  return (
    <div className={controls.field} part="field">
      <Legend field={field} state={state} id="resume-label" />
      <p id="resume-hint" className={controls.hint} part="hint">
        {words.fields.resumeFile.hint}
      </p>
      {isWrongFile && (
        <p id="resume-error" className={controls.error} part="error">
          {words.error + words.notices.wrongFile.text}
        </p>
      )}
      <div className={styles.zone} data-over={isOver || undefined} part="drop-zone">
        <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
          <path d="M12 15V4m-5 5 5-5 5 5M4 15v5h16v-5" />
        </svg>
        <span id="resume-action">
          <span className={styles.action}>{resumeFile ? words.chooseOther : words.chooseFile}</span>{' '}
          {words.dropFile}
        </span>
        <input
          ref={chooser}
          type="file"
          id={field.name}
          name={field.name}
          accept=".pdf"
          className={styles.chooser}
          aria-labelledby="resume-label resume-action"
          aria-describedby={`resume-hint${isWrongFile ? ' resume-error' : ''}${resumeFile ? ' resume-file' : ''}`}
          aria-invalid={isWrongFile || undefined}
          onChange={(event) => choose(event.target as HTMLInputElement)}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
      </div>
      {resumeFile && (
        <div className={styles.file} part="file">
          <bdi id="resume-file" className={styles.fileName}>
            {resumeFile}
          </bdi>
          <Button look="quiet" onClick={remove}>
            {words.remove}
            <span className={base.visuallyHidden}> {resumeFile}</span>
          </Button>
        </div>
      )}
      <p role="status" className={base.visuallyHidden}>
        {resumeFile ? interpolate(words.chosen, { file: resumeFile }) : removed}
      </p>
    </div>
  );
}

function Confirmation({
  state: { words, answers },
  heading,
}: {
  state: ApplyState;
  heading: Ref<HTMLHeadingElement>;
}) {
  const { email, resumeFile } = answers;
  return (
    <div className={styles.done}>
      <Sunrise />
      <h2 ref={heading} tabIndex={-1} className={base.heading} part="heading">
        {words.notices.success.title}
      </h2>
      <p>{words.notices.success.text}</p>
      <p className={base.soft}>
        {interpolate(words.willWrite, { email })}{' '}
        {resumeFile && interpolate(words.willAsk, { file: resumeFile })}
      </p>
    </div>
  );
}
