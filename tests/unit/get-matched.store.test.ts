import { describe, expect, test } from 'vitest';
import { skillsByRole } from '../../supabase/functions/_shared/contract.ts';
import { skillsOffered } from '../../widgets/get-matched/store.ts';
import { startWizard } from './get-matched.store.fixture.ts';

const blank = {
  role: '',
  engagement: '',
  management: '',
  projectType: '',
  companySize: '',
  skills: [],
  hiringFor: '',
  startDate: '',
  name: '',
  email: '',
  company: '',
  phone: '',
};

test('it begins at step 1 with nothing answered and nothing said', () => {
  const { wizard, events } = startWizard();
  expect(wizard()).toMatchObject({
    step: 1,
    answers: blank,
    extraSkills: '',
    addedSkills: [],
    progress: 'editing',
    refused: [],
  });
  expect(events).toEqual([]);
});

test('it begins with the role that its host knows', () => {
  expect(startWizard({ role: 'dev' }).wizard().answers).toEqual({ ...blank, role: 'dev' });
});

test('each wizard has answers of its own', () => {
  const [one, other] = [startWizard(), startWizard()];
  one.wizard().answer('role', 'pm');
  one.wizard().toggleSkill('Agile');
  expect(other.wizard().answers).toEqual(blank);
});

describe('steps', () => {
  test('next goes on one step, to the ninth and no further', () => {
    const { wizard, events } = startWizard();
    for (let press = 0; press < 12; press += 1) wizard().next();
    expect(wizard().step).toBe(9);
    expect(events).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((step) => ['hire-step', { step, of: 9 }]));
  });

  test('back goes back one step, to the first and no further', () => {
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

  test.each([0, -1, 10, 99])('there is no step %d', (step) => {
    const { wizard } = startWizard();
    wizard().goTo(step);
    expect(wizard().step).toBe(1);
  });

  test.each([Number.NaN, 1.5, Number.POSITIVE_INFINITY])('a host cannot go to step %d', (step) => {
    const { wizard } = startWizard();
    wizard().goTo(step);
    expect(wizard().step).toBe(1);
  });
});

describe('answers', () => {
  test('answers survive going on and going back', () => {
    const { wizard } = startWizard();
    wizard().answer('role', 'dev');
    wizard().answer('hiringFor', 'An API');
    wizard().next();
    wizard().next();
    wizard().back();
    wizard().next();
    expect(wizard().answers).toEqual({ ...blank, role: 'dev', hiringFor: 'An API' });
  });

  test('an answer is announced by its field and never by what was typed', () => {
    const { wizard, events } = startWizard();
    wizard().answer('email', 'ada@byron.example');
    expect(events).toEqual([['hire-answer', { fields: ['email'] }]]);
  });

  test('a host can fill several answers, and the others stay', () => {
    const { wizard, events } = startWizard({ role: 'pm' });
    wizard().fill({ name: 'Ada', email: 'ada@byron.example' });
    expect(wizard().answers).toEqual({
      ...blank,
      role: 'pm',
      name: 'Ada',
      email: 'ada@byron.example',
    });
    expect(events).toEqual([['hire-answer', { fields: ['name', 'email'] }]]);
  });

  test('a host cannot fill in what the form does not ask, or a value of another kind', () => {
    const { wizard } = startWizard();
    const given = {
      name: 'Ada',
      email: undefined,
      phone: 5,
      skills: 'React',
      constructor: 'x',
      a: 1,
    };
    wizard().fill(given as never);
    expect(wizard().answers).toEqual({ ...blank, name: 'Ada' });
  });

  test('a reset brings back the beginning, with the role that the host gave', async () => {
    const { wizard } = startWizard({ role: 'cs' });
    wizard().answer('role', 'dev');
    wizard().typeExtraSkills('Rust');
    wizard().addExtraSkills();
    wizard().goTo(9);
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
  test.each(Object.entries(skillsByRole))('the role %s offers its own skills', (role, skills) => {
    const { wizard } = startWizard();
    wizard().answer('role', role);
    expect(skillsOffered(wizard())).toEqual(skills);
  });

  test('without a role there is nothing to offer', () => {
    expect(skillsOffered(startWizard().wizard())).toEqual([]);
  });

  test('a skill is chosen and given back by the same act', () => {
    const { wizard } = startWizard({ role: 'dev' });
    wizard().toggleSkill('React');
    wizard().toggleSkill('Python');
    wizard().toggleSkill('React');
    expect(wizard().answers.skills).toEqual(['Python']);
  });

  test('a new role drops the skills that only the old one offered', () => {
    const { wizard } = startWizard({ role: 'dev' });
    for (const skill of ['React', 'Python', 'Webflow']) wizard().toggleSkill(skill);
    wizard().answer('role', 'ai');
    expect(wizard().answers.skills).toEqual(['Python']);
    wizard().answer('role', 'sales');
    expect(wizard().answers.skills).toEqual([]);
  });

  test('the same role again drops nothing, and neither does another answer', () => {
    const { wizard } = startWizard({ role: 'dev' });
    wizard().toggleSkill('React');
    wizard().answer('role', 'dev');
    wizard().answer('startDate', 'ASAP');
    expect(wizard().answers.skills).toEqual(['React']);
  });

  test('a role that a host fills in drops skills too', () => {
    const { wizard } = startWizard({ role: 'dev' });
    wizard().toggleSkill('React');
    wizard().fill({ role: 'pm' });
    expect(wizard().answers.skills).toEqual([]);
  });
});

test('skills that a host fills in with a role are kept', () => {
  const { wizard } = startWizard({ role: 'dev' });
  wizard().fill({ role: 'pm', skills: ['Agile', 'React'] });
  expect(wizard().answers.skills).toEqual(['Agile', 'React']);
});

describe('extra skills', () => {
  test('typed skills are no answer until they are added', () => {
    const { wizard, events } = startWizard({ role: 'dev' });
    wizard().typeExtraSkills('Rust\nElixir');
    expect(wizard().answers.skills).toEqual([]);
    expect(JSON.stringify(wizard().answers)).not.toContain('Rust');
    expect(events).toEqual([]);
  });

  test('adding makes a skill of each line and empties the box', () => {
    const { wizard } = startWizard({ role: 'dev' });
    wizard().toggleSkill('React');
    wizard().typeExtraSkills('  Rust \n\nElixir, OCaml\nRust\n');
    expect(wizard().addExtraSkills()).toBe(3);
    expect(wizard().answers.skills).toEqual(['React', 'Rust', 'Elixir', 'OCaml']);
    expect(skillsOffered(wizard())).toEqual([...skillsByRole.dev, 'Rust', 'Elixir', 'OCaml']);
    expect(wizard().extraSkills).toBe('');
  });

  test('a typed skill that is on the list is chosen there, however it is written', () => {
    const { wizard } = startWizard({ role: 'dev' });
    wizard().typeExtraSkills('react\npostgres');
    wizard().addExtraSkills();
    expect(wizard().answers.skills).toEqual(['React', 'Postgres']);
    expect(skillsOffered(wizard())).toEqual(skillsByRole.dev);
  });

  test('what is chosen already is not added twice, and nothing is added from nothing', () => {
    const { wizard } = startWizard({ role: 'dev' });
    wizard().toggleSkill('React');
    wizard().typeExtraSkills('REACT');
    expect(wizard().addExtraSkills()).toBe(0);
    wizard().typeExtraSkills(' \n , \n');
    expect(wizard().addExtraSkills()).toBe(0);
    expect(wizard().answers.skills).toEqual(['React']);
  });

  test('one skill in two spellings is added once', () => {
    const { wizard } = startWizard({ role: 'other' });
    wizard().typeExtraSkills('Rust\nrust');
    expect(wizard().addExtraSkills()).toBe(1);
    expect(wizard().answers.skills).toEqual(['Rust']);
  });

  test('an added skill stays on offer when it is given back, and through a change of role', () => {
    const { wizard } = startWizard({ role: 'dev' });
    wizard().typeExtraSkills('Rust');
    wizard().addExtraSkills();
    wizard().answer('role', 'sales');
    expect(wizard().answers.skills).toEqual(['Rust']);
    wizard().toggleSkill('Rust');
    expect(wizard().answers.skills).toEqual([]);
    expect(skillsOffered(wizard())).toEqual(['Rust']);
  });
});
