'use client';

import { GetMatched } from '@daybreak/widgets/react';
import { useState } from 'react';

/** The wizard with replaced texts, and how often each of its events fired. */
export function CountedWizard() {
  const [isShown, show] = useState(true);
  const [counts, setCounts] = useState({ ready: 0, step: 0, success: 0 });
  const count = (name: keyof typeof counts) => () =>
    setCounts((before) => ({ ...before, [name]: before[name] + 1 }));
  return (
    <>
      <output>
        {counts.ready} ready, {counts.step} steps, {counts.success} successes
      </output>
      <button type="button" onClick={() => show(!isShown)}>
        Show or hide
      </button>
      {isShown && (
        <GetMatched
          partner="acme"
          campaign="autumn"
          forRole="dev"
          messages={{ submit: 'Send it' }}
          onHireReady={count('ready')}
          onHireStep={count('step')}
          onHireSuccess={count('success')}
        >
          <a href="https://example.com/get-matched">Get matched</a>
        </GetMatched>
      )}
    </>
  );
}
