import { type ReactNode, useState } from 'react';
import { getMatchedForm } from '../../supabase/functions/_shared/contract.ts';
import { interpolate } from '../kit/element/interpolate.ts';
import * as choices from '../kit/form/choices.css.ts';
import { ChoiceCards, ChoiceChips } from '../kit/form/choices.tsx';
import { findErrors } from '../kit/form/form.ts';
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
      options={Object.entries(state.words.steps[step.field].options)}
      chosen={state.answers[step.field]}
      onChoose={(value) => state.answer(step.field, value)}
    />
  ),

  skills: ({ state, question }: BodyProps) => {
    const { words } = state;
    const skills = getOfferedSkills(state);
    const noSkillsHint = state.answers.role ? words.noSkills : words.noRole;
    return (
      <>
        <ChoiceChips
          name="skills"
          question={question}
          hint={skills.length > 0 ? words.pickSkills : noSkillsHint}
          options={skills.map((skill) => [skill, getLabel(words.steps.skills.options, skill)])}
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
      hint={state.words.steps[step.field].hint}
      value={state.answers[step.field]}
      onType={(value) => state.answer(step.field, value)}
      maxLength={getMatchedForm.fields[step.field].max}
      leftOut={state.words.leftOut}
      isLong
    />
  ),

  contact: ({ state, question }: BodyProps) => {
    const { words } = state;
    const messages: Readonly<Record<string, Readonly<Record<string, string>>>> = words.faults;
    const errors = findErrors(state.answers, state.invalidFields);
    return (
      <fieldset className={choices.choices}>
        <legend className={choices.question}>{question}</legend>
        <p className={base.soft}>{words.purpose}</p>
        <div className={styles.contact} onFocusCapture={state.prepare}>
          {contactFields.map(({ mark, ...field }) => (
            <TextField
              key={field.name}
              {...field}
              {...words.fields[field.name]}
              mark={words[mark]}
              error={messages[field.name]?.[errors[field.name] ?? '']}
              maxLength={getMatchedForm.fields[field.name].max}
              leftOut={words.leftOut}
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
  const { words } = state;
  const [added, setAdded] = useState('');
  return (
    <div className={styles.fieldAndButton}>
      <TextField
        name="extra-skills"
        label={words.extraSkills}
        hint={words.extraSkillsHint}
        value={state.extraSkills}
        onType={state.typeExtraSkills}
        isLong
      />
      <Button
        look="secondary"
        onClick={() => setAdded(interpolate(words.addedSkills, { count: state.addExtraSkills() }))}
      >
        {words.addSkills}
      </Button>
      <p role="status" className={base.visuallyHidden}>
        {added}
      </p>
    </div>
  );
}
