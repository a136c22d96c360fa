import { describe, expect, test } from 'vitest';
import {
  applicationForm,
  availabilities,
  experiences,
  NO_RESUME,
  talentSkills,
} from '../../supabase/functions/_shared/contract.ts';
import { messages, sections } from '../../widgets/apply/content.ts';
import { REQUIRED, toApplication } from '../../widgets/apply/store.ts';
import { findErrors } from '../../widgets/kit/form/form-answers.ts';
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

test('an application starts blank, without events and notices', () => {
  const { form, events, visible } = startApplication();
  expect(form()).toMatchObject({
    answers: blank,
    progress: 'editing',
    invalidFields: [],
    validationFailures: 0,
  });
  expect([...events, ...visible]).toEqual([]);
});

describe('content', () => {
  const fields = sections.flatMap((section) => section.fields);

  test('the application has exactly the fields of the contract, each once', () => {
    const names = fields.map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(applicationForm.fields).toSorted());
  });

  test('the application marks its required fields as required and the others as optional', () => {
    for (const { name, mark } of fields) {
      expect([name, mark]).toEqual([name, name in required ? 'required' : 'optional']);
    }
  });

  test('the application offers the skills, experiences and availabilities of the contract', () => {
    const { skills, experience, availability } = messages.fields;
    expect(Object.entries(skills.options)).toEqual(talentSkills.map((skill) => [skill, skill]));
    expect(Object.keys(experience.options)).toEqual(experiences);
    expect(Object.keys(availability.options)).toEqual(availabilities);
  });

  test('the application has a message for every field that can be invalid', () => {
    const errors = findErrors(blank, REQUIRED);
    expect(Object.keys(messages.faults)).toEqual(Object.keys(errors));
  });
});

describe('answers', () => {
  test('skills that the visitor types are sent with the listed ones, each once', () => {
    const { form } = startApplication();
    form().toggleSkill('DevOps');
    form().typeOwnSkills('Rust, DevOps,Payroll ,, Rust');
    expect(form().answers.skills).toEqual(['DevOps', 'Rust', 'Payroll']);
    form().typeOwnSkills('Payroll');
    form().toggleSkill('DevOps');
    expect(form().answers.skills).toEqual(['Payroll']);
    form().reset();
    expect(form()).toMatchObject({ ownSkills: '', answers: { skills: [] } });
  });

  test('the application accepts the data that the host has read from it', () => {
    const { form } = startApplication();
    form().fill({ ...required, skills: ['DevOps', 'Rust'] });
    expect(form().ownSkills).toBe('Rust');
    const data = toApplication(form().answers);
    const other = startApplication();
    other.form().fill(data);
    expect(data.resumeFile).toBe(NO_RESUME);
    expect(other.form().answers).toEqual(form().answers);
  });
});

describe('resume', () => {
  test('the application keeps the name of a PDF and nothing else', async () => {
    const { form, events } = startApplication();
    expect(await form().chooseResume(file('ada.pdf', 'application/pdf', 'secret'))).toBe(true);
    expect(form().answers).toEqual({ ...blank, resumeFile: 'ada.pdf' });
    expect(JSON.stringify(form())).not.toContain('secret');
    expect(events).toEqual([['hire-answer', { fields: ['resumeFile'] }]]);
  });

  test.each(['', 'application/octet-stream', 'application/x-pdf'])(
    'a file of the type "%s" is accepted as a resume if its content starts like a PDF',
    async (type) => {
      const { form } = startApplication();
      expect(await form().chooseResume(file('ada.pdf', type, '%PDF-1.7 …'))).toBe(true);
      expect(form().answers.resumeFile).toBe('ada.pdf');
    },
  );

  test.each([
    ['a picture', file('ada.png', 'image/png', 'PNG'), 'wrongFile'],
    ['a text with another type', file('a.pdf', 'application/octet-stream', 'Dear'), 'wrongFile'],
    ['a text without a type', file('ada.pdf', '', 'Dear all'), 'wrongFile'],
    ['a file that starts almost like a PDF', file('ada.pdf', '', ' %PDF-1.7'), 'wrongFile'],
    ['an empty file without a type', file('ada.pdf', '', ''), 'emptyFile'],
    ['an empty PDF', file('ada.pdf', 'application/pdf', ''), 'emptyFile'],
  ] as const)('%s is rejected as a resume, with a notice that names it', async (_, wrong, why) => {
    const { form, visible, events } = startApplication();
    expect(await form().chooseResume(wrong)).toBe(false);
    expect(form().answers).toEqual(blank);
    const { title, text } = messages.notices[why];
    const named = messages.refused[why].replace('{file}', wrong.name);
    expect(visible).toMatchObject([{ title, text: `${text} ${named}` }]);
    expect(events).toEqual([]);
  });

  test('a file that cannot be read is rejected as a resume', async () => {
    const { form } = startApplication();
    const lost = { ...file('ada.pdf', ''), name: 'ada.pdf', type: '', size: 9 };
    const slice = () => ({ text: () => Promise.reject(new Error('gone')) });
    expect(await form().chooseResume({ ...lost, slice: slice as never })).toBe(false);
  });

  test('a PDF chosen after a wrong file removes the error', async () => {
    const { form, visible } = startApplication();
    await form().chooseResume(file('ada.png', 'image/png', 'PNG'));
    await form().chooseResume(file('ada.pdf', 'application/pdf'));
    expect(form()).toMatchObject({ answers: { resumeFile: 'ada.pdf' } });
    expect(visible).toEqual([]);
  });

  test('a wrong file chosen after a PDF keeps the PDF, until it is removed', async () => {
    const { form, visible } = startApplication();
    await form().chooseResume(file('ada.pdf', 'application/pdf'));
    await form().chooseResume(file('ada.png', 'image/png', 'PNG'));
    expect(form()).toMatchObject({ answers: { resumeFile: 'ada.pdf' } });
    expect(visible).toHaveLength(1);
    form().removeResume();
    expect(form().answers).toEqual(blank);
    expect(visible).toEqual([]);
  });

  test('the later of two files is the resume, even if it is read first', async () => {
    const { form, visible } = startApplication();
    const slow = form().chooseResume(file('slow.pdf', '', '%PDF-'));
    const quick = form().chooseResume(file('quick.pdf', 'application/pdf'));
    await Promise.all([slow, quick]);
    expect(form().answers.resumeFile).toBe('quick.pdf');
    expect(visible).toEqual([]);
  });

  test('a file that is still being read when the form is reset is ignored', async () => {
    const { form, visible } = startApplication();
    const reading = form().chooseResume(file('ada.png', ''));
    form().reset();
    await reading;
    expect(form().answers).toEqual(blank);
    expect(visible).toEqual([]);
  });

  test('a file name that is too long for the function keeps its end', async () => {
    const { form } = startApplication();
    const { max } = applicationForm.fields.resumeFile;
    await form().chooseResume(file(`${'a'.repeat(max)}.pdf`, 'application/pdf'));
    expect(form().answers.resumeFile).toHaveLength(max);
    expect(form().answers.resumeFile).toMatch(/a\.pdf$/);
  });

  test('a page can know the other answers, but not the resume', () => {
    const { form } = startApplication();
    expect(form().limitsOf('name')).toBe(applicationForm.fields.name);
    expect(form().limitsOf('resumeFile')).toBeUndefined();
  });
});
