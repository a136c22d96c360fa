import { useLayoutEffect, useRef } from 'react';
import { getMatchedForm } from '../../supabase/functions/_shared/contract.ts';
import { ChangingText } from '../kit/element/changing-text.tsx';
import { interpolate } from '../kit/element/interpolate.ts';
import * as choices from '../kit/form/choices.css.ts';
import { ChoiceCards, ChoiceChips } from '../kit/form/choices.tsx';
import { findErrors } from '../kit/form/form-answers.ts';
import { TextField } from '../kit/form/text-field.tsx';
import { announce } from '../kit/notices/announce.ts';
import * as base from '../kit/style/base.css.ts';
import { Button } from '../kit/style/button.tsx';
import { contactFields, type Step } from './content.ts';
import { getLabel } from './label.ts';
import { getOfferedSkills } from './skills.ts';
import type { GetMatchedState } from './store.ts';
import * as styles from './style.css.ts';

export interface BodyProps<S extends Step = Step> {
  state: GetMatchedState;
  step: S;
}

/** The id of the step's heading, which is outside of the group so that it is not said twice. */
const QUESTION = 'question';

/** The content of a step below its heading, by the kind of its control. */
export const bodies = {
  choice: ({ state, step }: BodyProps<Extract<Step, { kind: 'choice' }>>) => (
    <ChoiceCards
      key={step.field}
      name={step.field}
      labelledBy={QUESTION}
      options={Object.entries(state.messages.steps[step.field].options)}
      chosen={state.answers[step.field]}
      onChoose={(value) => state.answer(step.field, value)}
      clearLabel={state.messages.clear}
    />
  ),

  skills: ({ state }: BodyProps) => {
    const { messages } = state;
    const skills = getOfferedSkills(state);
    const noSkillsHint = state.answers.role ? messages.noSkills : messages.noRole;
    return (
      <>
        <ChoiceChips
          name="skills"
          labelledBy={QUESTION}
          hint={skills.length > 0 ? messages.pickSkills : noSkillsHint}
          options={skills.map((skill) => [skill, getLabel(messages.steps.skills.options, skill)])}
          chosen={state.answers.skills}
          onChoose={state.toggleSkill}
        />
        <ExtraSkills state={state} />
      </>
    );
  },

  text: ({ state, step }: BodyProps<Extract<Step, { kind: 'text' }>>) => (
    <TextField
      name={step.field}
      labelledBy={QUESTION}
      hint={state.messages.steps[step.field].hint}
      value={state.answers[step.field]}
      onType={(value) => state.answer(step.field, value)}
      maxLength={getMatchedForm.fields[step.field].max}
      leftOut={state.messages.leftOut}
      isLong
    />
  ),

  contact: ({ state }: BodyProps) => {
    const { messages } = state;
    const faults: Readonly<Record<string, Readonly<Record<string, string>>>> = messages.faults;
    const errors = findErrors(state.answers, state.invalidFields);
    return (
      <fieldset className={choices.choices} aria-labelledby={QUESTION}>
        <p className={base.soft}>
          {!state.isGuarded() && `${messages.onlyEmail} `}
          {messages.purpose}
        </p>
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
      <Button look="secondary" onClick={state.addExtraSkills}>
        {messages.addSkills}
      </Button>
    </div>
  );
}

/** Says what became of the typed skills: on step 6, or on the one after it. */
export function SkillsNote({ state: { messages, skillsNote } }: { state: GetMatchedState }) {
  const { max } = getMatchedForm.fields.skills;
  const counts = Object.entries(skillsNote ?? {}) as [keyof typeof messages.addedSkills, number][];
  const texts = counts
    .filter(([, count]) => count > 0)
    .map(([name, count]) => interpolate(messages.addedSkills[name], { count, max }));
  const text = texts.join('. ');
  const box = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each press
  useLayoutEffect(() => {
    if (text && box.current) announce(text, box.current);
  }, [skillsNote]);
  return (
    <p ref={box} className={base.soft}>
      <ChangingText>{text}</ChangingText>
    </p>
  );
}
