import { expect, test } from 'vitest';
import {
  applicationForm,
  availabilities,
  companySizes,
  discoveryCallForm,
  engagements,
  experiences,
  type Form,
  getMatchedForm,
  managements,
  NO_RESUME,
  newsletterForm,
  projectTypes,
  roles,
  skillsByRole,
  startDates,
  talentSkills,
  talentTypes,
  topics,
  urgencies,
} from '../../supabase/functions/_shared/contract.ts';
import * as messages from '../messages.ts';

const { apply, booking, discoveryCall, getMatched, newsletterPanel } = messages;

// What the specification fixes word for word: the bodies of the four requests, their values, and the
// sentences of the forms. Other tests import them, so that only this file types them again.

const bodyOf = ({ type, fields }: Form) => ({
  formType: type,
  fields: Object.keys(fields),
  required: Object.keys(fields).filter((name) => fields[name]?.required),
});

test('the four requests have the type and the fields of the specification', () => {
  expect(bodyOf(newsletterForm)).toEqual({
    formType: 'Newsletter Subscription',
    fields: ['email', 'curiosity'],
    required: ['email'],
  });
  expect(bodyOf(discoveryCallForm)).toEqual({
    formType: 'Discovery Call Request',
    fields: ['name', 'email', 'company', 'talentType', 'urgency', 'notes'],
    required: ['name', 'email', 'company'],
  });
  expect(bodyOf(getMatchedForm)).toEqual({
    formType: 'Get Matched - Multi-Step',
    fields: [
      ...['role', 'engagement', 'management', 'projectType', 'companySize', 'skills'],
      ...['hiringFor', 'startDate', 'name', 'email', 'company', 'phone'],
    ],
    required: [],
  });
  expect(bodyOf(applicationForm)).toEqual({
    formType: 'Talent Application',
    fields: [
      ...['name', 'email', 'location', 'skills', 'experience', 'availability', 'hourlyRate'],
      ...['portfolio', 'bio', 'languages', 'timezone', 'resumeFile'],
    ],
    required: ['name', 'email', 'experience', 'availability'],
  });
});

test('the newsletter has the topics and the sentences of the specification', () => {
  expect(topics).toEqual([
    ...['ai-workflows', 'remote-teams', 'hiring-strategies', 'productivity-tools'],
    ...['startup-insights', 'other'],
  ]);
  expect(newsletterPanel).toMatchObject({
    welcome: 'Welcome aboard!',
    subscribed: "You're now subscribed to our newsletter.",
    whatNext: 'Expect your first insights soon!',
    notices: {
      missing: { text: 'Please enter your email' },
      failure: { title: 'Error', text: 'Failed to subscribe. Please try again.' },
    },
  });
});

test('the discovery call has the values and the sentences of the specification', () => {
  expect(talentTypes).toEqual([
    ...['developers', 'designers', 'project-managers', 'virtual-assistants', 'ai-specialists'],
    ...['cybersecurity', 'other'],
  ]);
  expect(urgencies).toEqual(['immediately', '1-2-weeks', '1-month', 'exploring']);
  expect(discoveryCall).toMatchObject({
    titles: {
      details: "Let's get to know you",
      needs: 'Tell us about your needs',
      thanks: "Thanks! We'll be in touch soon",
      schedule: 'Pick a time that works for you',
    },
    next: 'Continue',
    back: 'Back',
    notices: {
      missing: { title: 'Please fill in all required fields' },
      failure: { title: 'Error', text: 'Failed to submit form. Please try again.' },
    },
  });
  expect(booking.title).toContain('30-minute');
});

test('the wizard has the values of the specification', () => {
  expect(roles).toEqual(['pm', 'dev', 'designer', 'ai', 'cs', 'marketing', 'sales', 'other']);
  expect(engagements).toEqual(['Full-time', 'Part-time', 'Project-based', 'Not sure yet']);
  expect(managements).toEqual([
    'I want the provider to manage the work',
    "I'll manage the talent directly",
    'Not sure yet',
  ]);
  expect(projectTypes).toEqual([
    'New idea or project',
    'Existing project that needs more resources',
    'None of the above — just looking to learn more',
  ]);
  expect(companySizes).toEqual(['Just me', '2–10', '11–50', '51–200', '200+']);
  expect(startDates).toEqual([
    ...['ASAP', 'Within 2 weeks', 'Within a month', 'Flexible', 'Just exploring options'],
  ]);
});

test('the wizard has the skills of the specification for each role', () => {
  expect(skillsByRole).toEqual({
    dev: ['React', 'Python', 'Webflow', 'APIs', 'Postgres', 'AI Integration'],
    pm: ['Asana', 'Notion', 'Agile', 'Communication', 'Remote leadership'],
    designer: ['Figma', 'Adobe Creative', 'UI/UX', 'Webflow', 'Prototyping'],
    ai: ['GPT', 'LangChain', 'Automation', 'Zapier', 'Python'],
    cs: ['Zendesk', 'Communication', 'CRM', 'Support Tools'],
    marketing: ['Analytics', 'SEO', 'Content', 'Email Marketing', 'Paid Ads'],
    sales: [],
    other: [],
  });
});

test('the wizard has the sentences of the specification', () => {
  expect(getMatched).toMatchObject({
    stepOf: 'Step {step} of {of}',
    previous: 'Previous',
    next: 'Next',
    submit: 'Submit',
    allSet: "You're All Set.",
    bookCall: 'Book a Call',
    notices: {
      failure: { title: 'Error', text: 'Failed to submit form. Please try again.' },
      success: {
        title: 'Success!',
        text: "We'll be in touch shortly with your personalized match.",
      },
    },
  });
});

test('the application has the values and the sentences of the specification', () => {
  expect(experiences).toEqual(['1-2', '3-5', '5-10', '10+']);
  expect(availabilities).toEqual(['part-time', 'project-based', 'full-time']);
  expect(talentSkills).toEqual([
    ...['Frontend Development', 'Backend Development', 'Full-Stack Development'],
    ...['Mobile Development', 'DevOps', 'Data Science', 'UI/UX Design', 'Product Management'],
    ...['QA Testing', 'Digital Marketing', 'Content Writing', 'Project Management'],
  ]);
  expect(NO_RESUME).toBe('No resume uploaded');
  expect(apply).toMatchObject({
    errorSummary: { missing: 'Please fill in all required fields' },
    notices: {
      wrongFile: { title: 'Invalid file type', text: 'Please upload a PDF file.' },
      failure: { title: 'Error', text: 'Failed to submit application. Please try again.' },
      success: {
        title: 'Application submitted!',
        text: "We'll review your application and get back to you within 3-5 business days.",
      },
    },
  });
});

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

test('only the texts of the specification have straight apostrophes', () => {
  const straight = textsIn(messages).filter((text) => /\w'\w/.test(text));
  expect([...new Set(straight)].sort()).toEqual([
    "I'll manage the talent directly",
    "Let's get to know you",
    "Thanks! We'll be in touch soon",
    "We'll be in touch shortly with your personalized match.",
    "We'll review your application and get back to you within 3-5 business days.",
    "You're All Set.",
    "You're now subscribed",
    "You're now subscribed to our newsletter.",
  ]);
});
