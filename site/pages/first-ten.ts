import { getMatched } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { onboardingDays, onboardingSides } from '../content/first-ten.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `First Ten: a ten-day onboarding checklist | ${brand.name}`,
  description:
    'A free onboarding checklist for remote hires: one task for you and one for them each day. Print it, or add it to your calendar.',
  application: 'First Ten',
  hour: 9,
  until: 17,
  sections: [
    {
      kind: 'ten-days',
      part: 'opening',
      eyebrow: 'First Ten is free. No email needed.',
      heading: 'The first ten days of a remote hire',
      lead: 'One task a day for you, one for them. You lead on day one. By day ten, they do.',
      plan: { label: 'Read the plan behind it', href: '/resources/onboarding-remote-talent' },
      days: onboardingDays,
      sides: onboardingSides,
      words: {
        start: 'First day of work',
        download: 'Download for your calendar',
        print: 'Print',
        progress: '{done} of {all} done',
        today: 'Today: {name}',
        next: 'Next: {name}, {date}',
        last: 'Last: {name}, {date}',
        leads: { you: 'You lead', hire: 'They lead' },
      },
    },
    {
      kind: 'ten-days',
      part: 'checklist',
      heading: 'Your checklist, day by day',
      lead: 'Check off tasks as you go. The address of this page remembers them: bookmark it, or send it to your new hire. Each day has an example from customer support.',
      days: onboardingDays,
      sides: onboardingSides,
    },
    {
      kind: 'closing',
      heading: 'Still looking for the right person?',
      text: 'Their day one comes next. Tell us who your team needs, and we’ll look for people whose skills and hours fit.',
      primary: getMatched,
    },
  ],
} satisfies PageRecord;
