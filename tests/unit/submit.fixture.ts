import { vi } from 'vitest';
import type { Receipt } from '../../widgets/kit/form/attribution.ts';
import type { Submit } from '../../widgets/kit/form/submit.ts';

/** What a form's `submit` resolves to when the function has received it. */
export const receipt: Receipt = { form: 'Test', partner: 'acme', id: 'one' };

/** A `submit` whose requests the test answers one by one, the oldest first. */
export function delayedAnswers() {
  const waiting: ((answer: Receipt | null) => void)[] = [];
  const submit = vi.fn<Submit>(() => new Promise((resolve) => void waiting.push(resolve)));
  return { submit, answer: (isSent: boolean) => waiting.shift()?.(isSent ? receipt : null) };
}
