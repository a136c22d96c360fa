import { brand } from '../content/brand.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Accessibility of this site | ${brand.name}`,
  description:
    'We build this site to meet WCAG 2.2, level AA. Read how we test it, what doesn’t work well yet and how to tell us if you run into a problem.',
  hour: 10,
  sections: [
    {
      kind: 'opening',
      heading: 'Accessibility',
      lead: 'You should be able to use this site however you read, hear or navigate it. If something stops you, tell us.',
      // Update it with each run of `npm run test:all -- axe.spec`.
      claim:
        'Last full check: November 26, 2026. On 46 pages, light in a wide window and dark on a phone, axe-core found no fault.',
    },
    {
      kind: 'tested',
      heading: 'We test ourselves too',
      lead: 'Profiles of people say what we didn’t test. So does this page.',
      tested: {
        heading: 'What we tested',
        items: [
          {
            title: 'Every page and form step, by machine',
            text: 'With axe-core, in both themes and at several widths.',
          },
          {
            title: 'The keyboard',
            text: 'Forms filled out without a mouse, and where the focus goes.',
          },
          {
            title: 'Large text and narrow windows',
            text: 'Text at twice its size, and windows 320 px wide.',
          },
          {
            title: 'One screen reader',
            text: 'Orca with Firefox: the wizard, the application, the call and the newsletter.',
          },
        ],
      },
      untested: {
        heading: 'What we didn’t test',
        items: [
          {
            title: 'NVDA, JAWS, VoiceOver and TalkBack',
            text: 'If you use one of them, tell us what you heard.',
          },
          {
            title: 'Voice control',
            text: 'It may not find the questions in our FAQ lists by name. You can open them with a keyboard or a click.',
          },
          {
            title: 'Anybody else’s judgment',
            text: 'We run these tests ourselves. No outside auditor has reviewed the site yet.',
          },
        ],
      },
    },
    {
      kind: 'poster',
      heading: 'Our target',
      text: 'Level AA, on every page.',
      lead: 'We aim to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA on every page and in every form.',
    },
    {
      kind: 'index',
      heading: 'What you can expect',
      variant: 'plain',
      items: [
        {
          title: 'A keyboard is enough',
          text: 'Everything works with just a keyboard, and you can always see where the focus is.',
        },
        {
          title: 'Large text fits',
          text: 'You can double the text size or use a very narrow screen without losing any content.',
        },
        {
          title: 'Pages need no scripts',
          text: 'You can read every page without scripts. Only the forms and a few extras need them.',
        },
        {
          title: 'Colors can be told apart',
          text: 'The light and dark themes both have enough contrast. The site also supports forced colors.',
        },
        {
          title: 'Motion can stop',
          text: 'If your system is set to reduce motion, nothing moves. On any device, you can press a button to pause motion.',
        },
        {
          title: 'Mistakes are explained',
          text: 'If you make a mistake in a form, it tells you which field to fix and what to enter. It keeps what you typed.',
        },
        {
          title: 'Focus stays with you',
          text: 'The newsletter card opens without moving the focus away from what you’re doing.',
        },
      ],
    },
    {
      kind: 'index',
      variant: 'columns',
      heading: 'Known limits',
      lead: 'Some things don’t work as well as we’d like.',
      sheet: { tab: 'Limits', paper: 'dusk' },
      items: [
        {
          title: 'The calendar',
          text: 'It comes from another company, so we can’t fix it. A link next to it opens it in a new tab. You can also ask for a time by email.',
        },
        {
          title: 'What changes by itself',
          text: 'The testimonials on the home page and the sample projects on the page about project-based talent. You can stop both with a button, and they don’t move if your system is set to reduce motion.',
        },
        {
          title: 'Forms without scripts',
          text: 'They can’t be sent. If scripts are off, write to the email address below.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Report a problem.',
      text: 'Name the page, and your browser or screen reader. You can also ask for content in another format.',
      primary: { label: brand.email, href: `mailto:${brand.email}` },
    },
  ],
} satisfies PageRecord;
