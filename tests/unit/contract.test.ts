import { expect, test } from 'vitest';
import {
  applicationForm,
  discoveryCallForm,
  type Form,
  forms,
  getMatchedForm,
  MAX_BODY_BYTES,
  newsletterForm,
  skillsByRole,
} from '../../supabase/functions/_shared/contract.ts';

test('a get-matched body has the twelve fields of the specification', () => {
  expect(getMatchedForm.type).toBe('Get Matched - Multi-Step');
  expect(Object.keys(getMatchedForm.fields)).toEqual([
    'role',
    'engagement',
    'management',
    'projectType',
    'companySize',
    'skills',
    'hiringFor',
    'startDate',
    'name',
    'email',
    'company',
    'phone',
  ]);
});

test('the other bodies have the fields of the specification', () => {
  expect(newsletterForm.type).toBe('Newsletter Subscription');
  expect(Object.keys(newsletterForm.fields)).toEqual(['email', 'curiosity']);
  expect(discoveryCallForm.type).toBe('Discovery Call Request');
  expect(Object.keys(discoveryCallForm.fields)).toEqual([
    'name',
    'email',
    'company',
    'talentType',
    'urgency',
    'notes',
  ]);
  expect(applicationForm.type).toBe('Talent Application');
  expect(Object.keys(applicationForm.fields)).toEqual([
    'name',
    'email',
    'location',
    'skills',
    'experience',
    'availability',
    'hourlyRate',
    'portfolio',
    'bio',
    'languages',
    'timezone',
    'resumeFile',
  ]);
});

test('only the fields that the specification requires are required', () => {
  expect(forms.map(requiredOf)).toEqual([
    [],
    ['email'],
    ['name', 'email', 'company'],
    ['name', 'email', 'experience', 'availability'],
  ]);
});

test('every form has a unique name', () => {
  expect(new Set(forms.map(({ type }) => type)).size).toBe(forms.length);
});

test('a form with all fields at their limits fits into the largest body', () => {
  for (const form of forms) {
    expect(JSON.stringify(fillToLimits(form)).length).toBeLessThan(MAX_BODY_BYTES);
  }
});

test('each role is offered as many skills as the specification lists', () => {
  const counts = Object.entries(skillsByRole).map(([role, skills]) => [role, skills.length]);
  expect(Object.fromEntries(counts)).toEqual({
    dev: 6,
    pm: 5,
    designer: 5,
    ai: 5,
    cs: 4,
    marketing: 5,
    sales: 0,
    other: 0,
  });
});

function requiredOf({ fields }: Form): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.required);
}

function fillToLimits({ type, fields }: Form): unknown {
  const entries = Object.entries(fields).map(([name, { kind, max, items }]) => [
    name,
    kind === 'list' ? Array(items).fill('x'.repeat(max)) : 'x'.repeat(max),
  ]);
  return { formType: type, formData: Object.fromEntries(entries) };
}
