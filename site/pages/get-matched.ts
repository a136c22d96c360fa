import { bookACall } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import { morning } from '../content/morning.ts';
import { hired, shortlist } from '../content/talent.ts';
import { howFastLink } from '../content/timetable.ts';
import type { PageRecord } from '../layouts/page.tsx';

/** Short forms of what the profiles in talent.json say. */
const findings: Partial<Record<string, { untested: string; plan: string }>> = {
  nomvula: { untested: 'several budgets', plan: 'a realistic plan' },
  kwame: { untested: 'upset clients', plan: 'the strongest plan' },
  ingrid: { untested: 'software releases', plan: 'an email ready to send' },
};

export default {
  title: `Get matched with vetted remote talent | ${brand.name}`,
  description: `Tell us who you need, how you’d like to work and when to start. It takes ${claims.wizard.figure}, and then we hand-pick candidates for your team.`,
  hour: morning.from,
  until: morning.to,
  sections: [
    {
      kind: 'widget',
      heading: 'Let’s find your match.',
      lead: `${claims.wizard.text}. Skip all but the last.`,
      tag: 'hire-get-matched',
      attributes: { 'owns-page': true },
      width: 'wizard',
      ticket: {
        heading: 'Prefer to talk?',
        text: `Book a ${claims.call.figure} call and tell us what you need.`,
        action: bookACall,
      },
      fallback: {
        text: `Prefer to talk? Book a ${claims.call.figure} call and tell us what you need.`,
        action: bookACall,
      },
    },
    {
      kind: 'horizon',
      heading: 'After you send it',
      action: { label: 'Read a sample shortlist', href: '/sample-shortlist' },
      steps: [
        {
          when: 'Shortly',
          title: 'A person reads your answers',
          text: 'Someone on our team writes back, and asks what the form didn’t.',
          page: {
            label: 'A reply, from a person',
            title: '“Which meetings should they take over first?”',
          },
        },
        {
          when: claims.meet.figure,
          href: howFastLink.href,
          title: 'You get a short list',
          text: 'Two or three people, with reasons: a task, and what we didn’t test.',
          page: {
            people: shortlist.map((one) => ({
              ...one,
              role: `Not tested: ${findings[one.face]?.untested}`,
            })),
          },
        },
        {
          when: 'You decide',
          title: 'You choose, or you don’t',
          text: 'You get each rate in writing before you meet.',
          page: {
            people: hired,
            label: 'Your answer',
            title: '“Let’s meet her on Thursday.”',
          },
        },
      ],
    },
    {
      kind: 'poster',
      heading: 'Hire one, or nobody',
      text: 'Nobody is hired until you say so.',
      action: { label: 'Back to the first question', href: '#main' },
      ledger: {
        title: 'You decide',
        rows: shortlist.map(
          ({ name, role, face }) => [name, findings[face]?.plan ?? role] as const,
        ),
        total: '● We choose Ingrid',
        apart: { title: '○ None of them' },
      },
    },
  ],
} satisfies PageRecord;
