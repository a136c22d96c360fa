import type { ReactNode } from 'react';
import { applicationForm } from '../../supabase/functions/_shared/contract.ts';
import { ChoiceCards, ChoiceChips } from '../kit/form/choices.tsx';
import { type FieldError, findErrors } from '../kit/form/form-answers.ts';
import { TextField } from '../kit/form/text-field.tsx';
import { type FieldProps, Legend } from './legend.tsx';
import { Resume } from './resume.tsx';
import type { ApplyState } from './store.ts';
import * as styles from './style.css.ts';

export function errorText(
  { messages, answers, invalidFields }: ApplyState,
  name: string,
): string | undefined {
  const faults: Readonly<Record<string, Partial<Record<FieldError, string>>>> = messages.faults;
  const error = findErrors(answers, invalidFields)[name];
  return error && faults[name]?.[error];
}

export function Field({ field, state }: FieldProps) {
  const Control = kinds[field.kind] as (props: FieldProps) => ReactNode;
  const text = errorText(state, field.name);
  return (
    <div className={field.isShort ? styles.short : styles.wide}>
      <Control field={field} state={state} error={text && state.messages.error + text} />
    </div>
  );
}

const kinds = {
  text: ({ field: { name, mark, isLong, input }, state, error }: FieldProps<'text'>) => (
    <TextField
      {...input}
      name={name}
      {...state.messages.fields[name]}
      mark={state.messages[mark]}
      isLong={isLong}
      error={error}
      maxLength={applicationForm.fields[name].max}
      leftOut={state.messages.leftOut}
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
        options={Object.entries(state.messages.fields[field.name].options)}
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
        hint={state.messages.fields.skills.hint}
        options={Object.entries(state.messages.fields.skills.options)}
        chosen={state.answers.skills}
        onChoose={state.toggleSkill}
      />
      <TextField
        name="own-skills"
        {...state.messages.ownSkills}
        maxLength={applicationForm.fields.skills.max}
        leftOut={state.messages.leftOut}
        value={state.ownSkills}
        onType={state.typeOwnSkills}
      />
    </div>
  ),

  resume: Resume,
} as const;
