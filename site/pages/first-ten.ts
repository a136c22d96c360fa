import { getMatched } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { onboardingDays, onboardingSides } from '../content/first-ten.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `First Ten: a ten-day onboarding checklist | ${brand.name}`,
  description:
    'Tick off the first ten days of a remote hire: each day a task for you and one for them. Print the list, or put it into your calendar.',
  sections: [
    {
      kind: 'opening',
      eyebrow: 'A ten-day onboarding checklist',
      heading: 'First Ten',
      lead: 'New remote hire starting soon? Each day has one task for you and one for them, until they own their first result.',
      secondary: { label: 'Read the plan behind it', href: '/resources/onboarding-remote-talent' },
    },
    {
      kind: 'ten-days',
      heading: 'Ten days, two lists',
      lead: 'Tick as you go. The address of this page keeps your ticks: bookmark it, or send it to your new hire.',
      days: onboardingDays,
      sides: onboardingSides,
      words: {
        start: 'First day of work',
        download: 'Download for your calendar',
        print: 'Print',
        progress: '{done} of {all} done',
      },
      tone: 'paper',
    },
    {
      kind: 'closing',
      heading: 'Nobody to welcome yet?',
      text: 'Tell us who your team needs. We look for people whose hours and skills fit yours.',
      primary: getMatched,
    },
  ],
} satisfies PageRecord;
