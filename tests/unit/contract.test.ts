import { expect, test } from 'vitest';
import { type Form, forms, MAX_BODY_BYTES } from '../../supabase/functions/_shared/contract.ts';

test('every form has a unique name', () => {
  expect(new Set(forms.map(({ type }) => type)).size).toBe(forms.length);
});

test('a form with all fields at their limits fits into the largest body', () => {
  for (const form of forms) {
    expect(JSON.stringify(fillToLimits(form)).length).toBeLessThan(MAX_BODY_BYTES);
  }
});

function fillToLimits({ type, fields }: Form): unknown {
  const entries = Object.entries(fields).map(([name, { kind, max, items }]) => [
    name,
    kind === 'list' ? Array(items).fill('x'.repeat(max)) : 'x'.repeat(max),
  ]);
  return { formType: type, formData: Object.fromEntries(entries) };
}
