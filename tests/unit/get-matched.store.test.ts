import { describe, expect, test } from 'vitest';
import {
  type Field,
  getMatchedForm,
  skillsByRole,
} from '../../supabase/functions/_shared/contract.ts';
import { messages, steps } from '../../widgets/get-matched/content.ts';
import { getOfferedSkills } from '../../widgets/get-matched/skills.ts';
import { startWizard } from './get-matched.store.fixture.ts';

const blank = Object.fromEntries(
  Object.entries<Field>(getMatchedForm.fields).map(([name, { kind }]) => [
    name,
    kind === 'list' ? [] : '',
  ]),
);

const skillsStep = steps.findIndex(({ kind }) => kind === 'skills') + 1;

test('a wizard starts blank at step 1, without events', () => {
  const { wizard, events } = startWizard();
  expect(wizard()).toMatchObject({
    step: 1,
    answers: blank,
    extraSkills: '',
    addedSkills: [],
    progress: 'editing',
    invalidFields: [],
  });
  expect(events).toEqual([]);
});

test('a wizard starts with the role from the host', () => {
  expect(startWizard({ role: 'dev' }).wizard().answers).toEqual({ ...blank, role: 'dev' });
});

describe('steps', () => {
  test('next goes to the following step, up to the last', () => {
    const { wizard, events } = startWizard();
    for (let press = 0; press < steps.length + 3; press += 1) wizard().next();
    expect(wizard().step).toBe(steps.length);
    const entered = steps.map((_, index) => ['hire-step', { step: index + 1, of: steps.length }]);
    expect(events).toEqual(entered.slice(1));
  });

  test('back goes to the previous step, down to the first', () => {
    const { wizard, events } = startWizard();
    wizard().back();
    expect(wizard().step).toBe(1);
    expect(events).toEqual([]);
    wizard().goTo(3);
    wizard().back();
    wizard().back();
    wizard().back();
    expect(wizard().step).toBe(1);
  });

  test.each([0, -1, steps.length + 1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'goTo ignores %d',
    (step) => {
      const { wizard } = startWizard();
      wizard().goTo(step);
      expect(wizard().step).toBe(1);
    },
  );
});

describe('answers', () => {
  test('going back and forth keeps all answers', () => {
    const { wizard } = startWizard();
    wizard().answer('role', 'dev');
    wizard().answer('hiringFor', 'An API');
    wizard().next();
    wizard().next();
    wizard().back();
    wizard().next();
    expect(wizard().answers).toEqual({ ...blank, role: 'dev', hiringFor: 'An API' });
  });

  test('a reset restores the initial state with the role from the host', async () => {
    const { wizard } = startWizard({ role: 'cs' });
    wizard().answer('role', 'dev');
    wizard().typeExtraSkills('Rust');
    wizard().addExtraSkills();
    wizard().goTo(steps.length);
    await wizard().submit();
    wizard().reset();
    expect(wizard()).toMatchObject({
      step: 1,
      answers: { ...blank, role: 'cs' },
      addedSkills: [],
      progress: 'editing',
    });
  });
});

describe('skills', () => {
  test.each(Object.entries(skillsByRole))(
    'the role %s offers exactly its own skills',
    (role, skills) => {
      const { wizard } = startWizard();
      wizard().answer('role', role);
      expect(getOfferedSkills(wizard())).toEqual(skills);
    },
  );

  test('a wizard without a role offers no skills', () => {
    expect(getOfferedSkills(startWizard().wizard())).toEqual([]);
  });

  test('toggling a skill twice removes it', () => {
    const { wizard } = startWizard({ role: 'dev' });
    wizard().toggleSkill('React');
    wizard().toggleSkill('Python');
    wizard().toggleSkill('React');
    expect(wizard().answers.skills).toEqual(['Python']);
  });

  test('a new role removes the skills that only the old one offered', () => {
    const { wizard } = startWizard({ role: 'dev' });
    for (const skill of ['React', 'Python', 'Webflow']) wizard().toggleSkill(skill);
    wizard().answer('role', 'ai');
    expect(wizard().answers.skills).toEqual(['Python']);
    wizard().answer('role', 'sales');
    expect(wizard().answers.skills).toEqual([]);
  });

  test('the skills stay when the role does not change', () => {
    const { wizard } = startWizard({ role: 'dev' });
    wizard().toggleSkill('React');
    wizard().answer('role', 'dev');
    wizard().answer('startDate', 'ASAP');
    expect(wizard().answers.skills).toEqual(['React']);
  });

  test('a role from the host removes skills too', () => {
    const { wizard } = startWizard({ role: 'dev' });
    wizard().toggleSkill('React');
    wizard().fill({ role: 'pm' });
    expect(wizard().answers.skills).toEqual([]);
  });
});

test('skills that the host sets together with a role stay', () => {
  const { wizard } = startWizard({ role: 'dev' });
  wizard().fill({ role: 'pm', skills: ['Agile', 'React'] });
  expect(wizard().answers.skills).toEqual(['Agile', 'React']);
});

describe('extra skills', () => {
  test('typed skills are added when the step is left, and that is said on the next one', () => {
    const { wizard } = startWizard({ role: 'dev' });
    wizard().goTo(skillsStep);
    wizard().typeExtraSkills('Rust\nElixir');
    wizard().next();
    expect(wizard()).toMatchObject({
      step: skillsStep + 1,
      extraSkills: '',
      skillsNote: { added: 2 },
    });
    expect(wizard().answers.skills).toEqual(['Rust', 'Elixir']);
    wizard().next();
    expect(wizard().skillsNote).toBeUndefined();
  });

  test('skills beyond the fifty of the list are counted, and long lines are shortened by characters', () => {
    const { wizard } = startWizard({ role: 'other' });
    const names = Array.from({ length: 59 }, (_, index) => `Skill ${index}`);
    wizard().typeExtraSkills(['🧑🏽‍🚀'.repeat(40), ...names].join('\n'));
    wizard().addExtraSkills();
    expect(wizard().skillsNote).toEqual({ added: 50, leftOut: 10, shortened: 1 });
    expect(wizard().answers.skills[0]).toBe('🧑🏽‍🚀'.repeat(28));
  });

  test('adding typed skills makes a skill of each line and empties the text', () => {
    const { wizard } = startWizard({ role: 'dev' });
    wizard().toggleSkill('React');
    wizard().typeExtraSkills('  Rust \n\nElixir, OCaml\nRust\n');
    wizard().addExtraSkills();
    expect(wizard().skillsNote?.added).toBe(3);
    expect(wizard().answers.skills).toEqual(['React', 'Rust', 'Elixir', 'OCaml']);
    expect(getOfferedSkills(wizard())).toEqual([...skillsByRole.dev, 'Rust', 'Elixir', 'OCaml']);
    expect(wizard().extraSkills).toBe('');
  });

  test('a typed skill that is offered selects it, in any letter case', () => {
    const { wizard } = startWizard({ role: 'dev' });
    wizard().typeExtraSkills('react\npostgres');
    wizard().addExtraSkills();
    expect(wizard().answers.skills).toEqual(['React', 'Postgres']);
    expect(getOfferedSkills(wizard())).toEqual(skillsByRole.dev);
  });

  test('selected skills and empty lines are not added', () => {
    const { wizard } = startWizard({ role: 'dev' });
    wizard().toggleSkill('React');
    wizard().typeExtraSkills('REACT');
    wizard().addExtraSkills();
    expect(wizard().skillsNote?.added).toBe(0);
    wizard().typeExtraSkills(' \n , \n');
    wizard().addExtraSkills();
    expect(wizard().skillsNote?.added).toBe(0);
    expect(wizard().answers.skills).toEqual(['React']);
  });

  test('a skill that is typed in two letter cases is added once', () => {
    const { wizard } = startWizard({ role: 'other' });
    wizard().typeExtraSkills('Rust\nrust');
    wizard().addExtraSkills();
    expect(wizard().skillsNote?.added).toBe(1);
    expect(wizard().answers.skills).toEqual(['Rust']);
  });

  test('an added skill is still offered after it is deselected and after a change of role', () => {
    const { wizard } = startWizard({ role: 'dev' });
    wizard().typeExtraSkills('Rust');
    wizard().addExtraSkills();
    wizard().answer('role', 'sales');
    expect(wizard().answers.skills).toEqual(['Rust']);
    wizard().toggleSkill('Rust');
    expect(wizard().answers.skills).toEqual([]);
    expect(getOfferedSkills(wizard())).toEqual(['Rust']);
  });
});

test('Skip clears the answer of its step, and a choice can be taken back', () => {
  const { wizard } = startWizard();
  wizard().answer('role', 'dev');
  wizard().skip();
  expect(wizard()).toMatchObject({ step: 2, answers: { role: '' } });
  wizard().goTo(skillsStep);
  wizard().toggleSkill('Rust');
  wizard().typeExtraSkills('Elixir');
  wizard().skip();
  expect(wizard()).toMatchObject({
    step: skillsStep + 1,
    answers: { skills: [] },
    extraSkills: '',
  });
});

test('after Change, Next and Skip lead back to where it was pressed', () => {
  const { wizard } = startWizard();
  wizard().goTo(steps.length);
  wizard().change(2);
  expect(wizard().step).toBe(2);
  wizard().next();
  expect(wizard().step).toBe(steps.length);
  wizard().change(3);
  wizard().change(5);
  wizard().skip();
  expect(wizard().step).toBe(steps.length);
});

test('after Change, Previous goes on from there, and Next then to the step after it', () => {
  const { wizard } = startWizard();
  wizard().goTo(steps.length);
  wizard().change(3);
  wizard().back();
  wizard().next();
  expect(wizard().step).toBe(3);
});

test('the skills of a role come back with the role, also after Start over was taken back', () => {
  const { wizard, visible } = startWizard();
  wizard().answer('role', 'dev');
  for (const skill of ['React', 'Webflow']) wizard().toggleSkill(skill);
  wizard().answer('role', 'sales');
  expect(wizard().answers.skills).toEqual([]);
  wizard().answer('role', '');
  wizard().startOver({ detail: 1 });
  wizard().answer('role', 'dev');
  expect(wizard().answers.skills).toEqual([]);
  visible[0]?.retry?.();
  wizard().answer('role', 'dev');
  expect(wizard().answers.skills).toEqual(['React', 'Webflow']);
});

test('Start over can be taken back with the notice that it shows', () => {
  const { wizard, visible, events } = startWizard();
  wizard().answer('role', 'dev');
  wizard().goTo(4);
  wizard().startOver({ detail: 1 });
  expect(wizard()).toMatchObject({ step: 1, answers: { role: '' } });
  expect(visible).toMatchObject([{ ...messages.cleared, durationMs: 10_000, takesFocus: false }]);
  visible[0]?.retry?.();
  expect(wizard()).toMatchObject({ step: 4, answers: { role: 'dev' } });
  const shown = events.filter(([name]) => name === 'hire-step').map(([, detail]) => detail);
  expect(shown).toEqual([4, 1, 4].map((step) => ({ step, of: steps.length })));
});

test('a second press of Start over leaves what the first one cleared to Undo', () => {
  const { wizard, visible } = startWizard();
  wizard().answer('role', 'dev');
  for (const detail of [1, 2]) wizard().startOver({ detail });
  expect(visible).toHaveLength(1);
  visible[0]?.retry?.();
  expect(wizard().answers.role).toBe('dev');
});

test('what Start over cleared does not come back into a request that was sent since', async () => {
  const { wizard, visible } = startWizard();
  wizard().fill({ role: 'dev', email: 'ada@byron.example' });
  wizard().startOver({ detail: 1 });
  const [cleared] = visible;
  wizard().fill({ role: 'pm', email: 'grace@hopper.example' });
  await wizard().submit();
  cleared?.retry?.();
  expect(wizard().answers).toMatchObject({ role: 'pm', email: 'grace@hopper.example' });
});
