import { bookACall, getMatched } from '../content/actions.ts';
import { agreementTerms } from '../content/agreement.ts';
import { brand } from '../content/brand.ts';
import { agreement } from '../content/sample-agreement.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Terms in plain words | ${brand.name}`,
  description:
    'Read a sample agreement clause by clause, each with what it means for you: how you pay, who owns the work, what happens if it fails and how to stop.',
  hour: 6.5,
  sections: [
    {
      kind: 'opening',
      heading: 'Terms in plain words',
      lead: 'One agreement covers everybody you hire through us. Here is each clause, and what it means for you.',
    },
    {
      kind: 'agreement',
      heading: 'What it means for you',
      lead: 'Each part comes with the clause that you would sign.',
      agreement,
      terms: agreementTerms,
    },
    {
      kind: 'closing',
      heading: 'Ask about a clause before you sign it.',
      text: 'On a first call, we read the clauses with you that matter for your work. You get the whole agreement to read, and time to read it.',
      primary: bookACall,
      secondary: getMatched,
    },
  ],
} satisfies PageRecord;
