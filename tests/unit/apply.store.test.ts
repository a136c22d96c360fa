import { describe, expect, test } from 'vitest';
import {
  applicationForm,
  availabilities,
  experiences,
  NO_RESUME,
  talentSkills,
} from '../../supabase/functions/_shared/contract.ts';
import { sections, words } from '../../widgets/apply/content.ts';
import { applicationOf, REQUIRED } from '../../widgets/apply/store.ts';
import { faultsIn } from '../../widgets/kit/form.ts';
import { file, required, startApplication } from './apply.store.fixture.ts';

const blank = {
  name: '',
  email: '',
  location: '',
  skills: [],
  experience: '',
  availability: '',
  hourlyRate: '',
  portfolio: '',
  bio: '',
  languages: '',
  timezone: '',
  resumeFile: '',
};

test('it begins with nothing answered and nothing said', () => {
  const { form, events, standing } = startApplication();
  expect(form()).toMatchObject({
    answers: blank,
    progress: 'editing',
    refused: [],
    refusals: 0,
    isWrongFile: false,
  });
  expect([...events, ...standing]).toEqual([]);
});

test('each application has answers of its own', () => {
  const [one, other] = [startApplication(), startApplication()];
  one.form().toggleSkill('DevOps');
  expect(other.form().answers).toEqual(blank);
});

describe('content', () => {
  const fields = sections.flatMap((section) => section.fields);

  test('it asks for each field of the contract once, and for no other', () => {
    const names = fields.map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(applicationForm.fields).toSorted());
  });

  test('what must be filled in is marked so, and everything else as optional', () => {
    for (const { name, mark } of fields) {
      expect([name, mark]).toEqual([name, name in required ? 'required' : 'optional']);
    }
  });

  test('the skills, the experiences and the availabilities are those of the contract', () => {
    const { skills, experience, availability } = words.fields;
    expect(Object.entries(skills.options)).toEqual(talentSkills.map((skill) => [skill, skill]));
    expect(Object.keys(experience.options)).toEqual(experiences);
    expect(Object.keys(availability.options)).toEqual(availabilities);
  });

  test('there are words for every fault that can be found', () => {
    const found = faultsIn(blank, REQUIRED);
    expect(Object.keys(words.faults)).toEqual(Object.keys(found));
  });
});

describe('answers', () => {
  test('an answer is announced by its field and never by what was typed', () => {
    const { form, events } = startApplication();
    form().answer('email', 'ada@byron.example');
    expect(form().answers).toEqual({ ...blank, email: 'ada@byron.example' });
    expect(events).toEqual([['hire-answer', { fields: ['email'] }]]);
  });

  test('a skill is chosen and given back by the same act', () => {
    const { form, events } = startApplication();
    for (const skill of ['DevOps', 'QA Testing', 'DevOps']) form().toggleSkill(skill);
    expect(form().answers.skills).toEqual(['QA Testing']);
    expect(events.at(-1)).toEqual(['hire-answer', { fields: ['skills'] }]);
  });

  test('a host can fill several answers, and the others stay', () => {
    const { form, events } = startApplication();
    form().answer('bio', 'I build things.');
    form().fill({ name: 'Ada', skills: ['DevOps'], experience: '3-5' });
    expect(form().answers).toEqual({
      ...blank,
      bio: 'I build things.',
      name: 'Ada',
      skills: ['DevOps'],
      experience: '3-5',
    });
    expect(events.at(-1)).toEqual(['hire-answer', { fields: ['name', 'skills', 'experience'] }]);
  });

  test('a host cannot fill in what the form does not ask, offer or show', () => {
    const { form } = startApplication();
    const given = {
      name: 5,
      email: undefined,
      skills: ['DevOps', 'Witchcraft', 7],
      experience: 'ages',
      availability: 'Part-time',
      constructor: 'x',
      a: 1,
    };
    form().fill(given as never);
    expect(form().answers).toEqual({ ...blank, skills: ['DevOps'] });
    form().fill({ skills: 'DevOps' } as never);
    expect(form().answers.skills).toEqual(['DevOps']);
  });

  test('what a host reads it can fill in again', () => {
    const { form } = startApplication();
    form().fill({ ...required, skills: ['DevOps'] });
    const data = applicationOf(form().answers);
    const other = startApplication();
    other.form().fill(data);
    expect(data.resumeFile).toBe(NO_RESUME);
    expect(other.form().answers).toEqual(form().answers);
  });

  test('a host can take a choice back', () => {
    const { form } = startApplication();
    form().fill(required);
    form().fill({ experience: '' });
    expect(form().answers.experience).toBe('');
  });
});

describe('faults', () => {
  test.each([
    [required, {}],
    [{ ...required, name: ' \t' }, { name: 'missing' }],
    [{ ...required, email: '' }, { email: 'missing' }],
    [{ ...required, email: 'ada' }, { email: 'malformed' }],
    [{ ...required, email: ' ada@byron.example ' }, {}],
    [{ ...required, experience: '' }, { experience: 'missing' }],
    [{ ...required, availability: '' }, { availability: 'missing' }],
  ])('reads %o as %o', (given, faults) => {
    expect(faultsIn({ ...blank, ...given }, REQUIRED)).toEqual(faults);
  });

  test('they come in the order of the form', () => {
    expect(Object.keys(faultsIn(blank, REQUIRED))).toEqual([
      'name',
      'email',
      'experience',
      'availability',
    ]);
  });
});

describe('resume', () => {
  test('of a PDF the name is kept, and nothing else', async () => {
    const { form, events } = startApplication();
    expect(await form().chooseResume(file('ada.pdf', 'application/pdf', 'secret'))).toBe(true);
    expect(form().answers).toEqual({ ...blank, resumeFile: 'ada.pdf' });
    expect(JSON.stringify(form())).not.toContain('secret');
    expect(events).toEqual([['hire-answer', { fields: ['resumeFile'] }]]);
  });

  test('a file without a type is a PDF when it begins as one', async () => {
    const { form } = startApplication();
    expect(await form().chooseResume(file('ada.pdf', '', '%PDF-1.7 ...'))).toBe(true);
    expect(form().answers.resumeFile).toBe('ada.pdf');
  });

  test.each([
    ['a picture', file('ada.png', 'image/png')],
    ['a picture named as a PDF', file('ada.pdf', 'image/png', '%PDF-')],
    ['a text without a type', file('ada.pdf', '', 'Dear all')],
    ['an empty file without a type', file('ada.pdf', '')],
    ['a file that begins almost as a PDF', file('ada.pdf', '', ' %PDF-1.7')],
  ])('%s is refused, and told', async (_, wrong) => {
    const { form, standing, events } = startApplication();
    expect(await form().chooseResume(wrong)).toBe(false);
    expect(form()).toMatchObject({ isWrongFile: true, answers: blank });
    expect(standing).toMatchObject([words.notices.wrongFile]);
    expect(words.notices.wrongFile).toMatchObject({
      title: 'Invalid file type',
      text: 'Please upload a PDF file.',
    });
    expect(events).toEqual([]);
  });

  test('a file that cannot be read is refused', async () => {
    const { form } = startApplication();
    const lost = { ...file('ada.pdf', ''), name: 'ada.pdf', type: '' };
    const slice = () => ({ text: () => Promise.reject(new Error('gone')) });
    expect(await form().chooseResume({ ...lost, slice: slice as never })).toBe(false);
  });

  test('a PDF after a wrong file takes the refusal back', async () => {
    const { form, standing } = startApplication();
    await form().chooseResume(file('ada.png', 'image/png'));
    await form().chooseResume(file('ada.pdf', 'application/pdf'));
    expect(form()).toMatchObject({ isWrongFile: false, answers: { resumeFile: 'ada.pdf' } });
    expect(standing).toEqual([]);
  });

  test('a wrong file after a PDF leaves the PDF', async () => {
    const { form } = startApplication();
    await form().chooseResume(file('ada.pdf', 'application/pdf'));
    await form().chooseResume(file('ada.png', 'image/png'));
    expect(form()).toMatchObject({ isWrongFile: true, answers: { resumeFile: 'ada.pdf' } });
    form().removeResume();
    expect(form()).toMatchObject({ isWrongFile: false, answers: blank });
  });

  test('of two files the later one counts, whichever is read first', async () => {
    const { form } = startApplication();
    const slow = form().chooseResume(file('slow.pdf', '', '%PDF-'));
    const quick = form().chooseResume(file('quick.pdf', 'application/pdf'));
    await Promise.all([slow, quick]);
    expect(form().answers.resumeFile).toBe('quick.pdf');
    expect(form().isWrongFile).toBe(false);
  });

  test('a file that is still being read after a reset is forgotten', async () => {
    const { form, standing } = startApplication();
    const reading = form().chooseResume(file('ada.png', ''));
    form().reset();
    await reading;
    expect(form()).toMatchObject({ isWrongFile: false, answers: blank });
    expect(standing).toEqual([]);
  });

  test('a resume is removed', async () => {
    const { form } = startApplication();
    await form().chooseResume(file('ada.pdf', 'application/pdf'));
    form().removeResume();
    expect(applicationOf(form().answers).resumeFile).toBe('No resume uploaded');
  });

  test('of a name that is longer than the function takes, the end is kept', async () => {
    const { form } = startApplication();
    const { max } = applicationForm.fields.resumeFile;
    await form().chooseResume(file(`${'a'.repeat(max)}.pdf`, 'application/pdf'));
    expect(form().answers.resumeFile).toHaveLength(max);
    expect(form().answers.resumeFile).toMatch(/a\.pdf$/);
  });
});
