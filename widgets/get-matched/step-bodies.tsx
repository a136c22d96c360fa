import { type ReactNode, useState } from 'react';
import { getMatchedForm } from '../../supabase/functions/_shared/contract.ts';
import { interpolate } from '../kit/element/interpolate.ts';
import * as choices from '../kit/form/choices.css.ts';
import { ChoiceCards, ChoiceChips } from '../kit/form/choices.tsx';
import { findErrors } from '../kit/form/form-answers.ts';
import { TextField } from '../kit/form/text-field.tsx';
import * as base from '../kit/style/base.css.ts';
import { Button } from '../kit/style/button.tsx';
import { contactFields, type Step } from './content.ts';
import { getLabel } from './label.ts';
import { type GetMatchedState, getOfferedSkills } from './store.ts';
import * as styles from './style.css.ts';

/** `question` is the step's heading, which receives the focus. */
export interface BodyProps<S extends Step = Step> {
  state: GetMatchedState;
  step: S;
  question: ReactNode;
}

/** The content of a step, by the kind of its control. */
export const bodies = {
  choice: ({ state, step, question }: BodyProps<Extract<Step, { kind: 'choice' }>>) => (
    <ChoiceCards
      key={step.field}
      name={step.field}
      question={question}
      options={Object.entries(state.messages.steps[step.field].options)}
      chosen={state.answers[step.field]}
      onChoose={(value) => state.answer(step.field, value)}
    />
  ),

  skills: ({ state, question }: BodyProps) => {
    const { messages } = state;
    const skills = getOfferedSkills(state);
    const noSkillsHint = state.answers.role ? messages.noSkills : messages.noRole;
    return (
      <>
        <ChoiceChips
          name="skills"
          question={question}
          hint={skills.length > 0 ? messages.pickSkills : noSkillsHint}
          options={skills.map((skill) => [skill, getLabel(messages.steps.skills.options, skill)])}
          chosen={state.answers.skills}
          onChoose={state.toggleSkill}
        />
        <ExtraSkills state={state} />
      </>
    );
  },

  text: ({ state, step, question }: BodyProps<Extract<Step, { kind: 'text' }>>) => (
    <TextField
      name={step.field}
      label={question}
      hint={state.messages.steps[step.field].hint}
      value={state.answers[step.field]}
      onType={(value) => state.answer(step.field, value)}
      maxLength={getMatchedForm.fields[step.field].max}
      leftOut={state.messages.leftOut}
      isLong
    />
  ),

  contact: ({ state, question }: BodyProps) => {
    const { messages } = state;
    const faults: Readonly<Record<string, Readonly<Record<string, string>>>> = messages.faults;
    const errors = findErrors(state.answers, state.invalidFields);
    return (
      <fieldset className={choices.choices}>
        <legend className={choices.question}>{question}</legend>
        <p className={base.soft}>{messages.purpose}</p>
        <div className={styles.contact} onFocusCapture={state.prepare}>
          {contactFields.map(({ mark, ...field }) => (
            <TextField
              key={field.name}
              {...field}
              {...messages.fields[field.name]}
              mark={messages[mark]}
              error={faults[field.name]?.[errors[field.name] ?? '']}
              maxLength={getMatchedForm.fields[field.name].max}
              leftOut={messages.leftOut}
              value={state.answers[field.name]}
              onType={(value) => state.answer(field.name, value)}
            />
          ))}
        </div>
      </fieldset>
    );
  },
} as const;

function ExtraSkills({ state }: { state: GetMatchedState }) {
  const { messages } = state;
  const [added, setAdded] = useState('');
  return (
    <div className={styles.fieldAndButton}>
      <TextField
        name="extra-skills"
        label={messages.extraSkills}
        hint={messages.extraSkillsHint}
        value={state.extraSkills}
        onType={state.typeExtraSkills}
        isLong
      />
      <Button
        look="secondary"
        onClick={() =>
          setAdded(interpolate(messages.addedSkills, { count: state.addExtraSkills() }))
        }
      >
        {messages.addSkills}
      </Button>
      <p role="status" className={base.visuallyHidden}>
        {added}
      </p>
    </div>
  );
}
