'use client';

import { GetMatched } from '@daybreak/widgets/react';
import { useState } from 'react';

/** The wizard with replaced texts, and how often each of its events fired. */
export function CountedWizard() {
  const [counts, setCounts] = useState({ step: 0, success: 0 });
  const count = (name: keyof typeof counts) => () =>
    setCounts((before) => ({ ...before, [name]: before[name] + 1 }));
  return (
    <>
      <output>
        {counts.step} steps, {counts.success} successes
      </output>
      <GetMatched
        partner="acme"
        campaign="autumn"
        forRole="dev"
        messages={{ submit: 'Send it' }}
        onHireStep={count('step')}
        onHireSuccess={count('success')}
      >
        <a href="https://example.com/get-matched">Get matched</a>
      </GetMatched>
    </>
  );
}
