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
      // Update its date after `npm run test:all -- site/contrast`, which holds the number of pages.
      claim:
        'Last full check: November 29, 2026. On 39 pages, dark on a phone, and on one of each kind in light, in a wide window, axe-core found no fault.',
    },
    {
      kind: 'poster',
      heading: 'Our target',
      text: 'Level AA, all pages.',
      lead: 'We aim to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA on every page and in every form. The list says what we tested, and what we didn’t.',
      ledger: {
        title: 'What we tested',
        rows: [
          ['Pages, dark on a phone', '39'],
          ['Kinds of page, in light', 'all'],
          ['Each form, by keyboard', 'done'],
          ['Text, enlarged', 'to twice its size'],
          ['Windows, down to', '320 px'],
          ['Orca with Firefox', '4 forms'],
          ['Faults axe-core found', '0'],
        ],
        total: 'Our own view: we aim at AA; these limits remain.',
        apart: {
          title: 'What we didn’t test',
          rows: [
            'NVDA, JAWS, VoiceOver and TalkBack',
            'Voice control',
            'What an outside auditor finds',
          ],
        },
      },
    },
    {
      kind: 'index',
      heading: 'What you can expect',
      variant: 'stair',
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
          text: 'Only the forms and a few extras do.',
        },
        {
          title: 'Colors can be told apart',
          text: 'In both themes, and in forced colors.',
        },
        {
          title: 'Motion can stop',
          text: 'With one button, or by your system’s setting.',
        },
        {
          title: 'Mistakes are explained',
          text: 'And what you typed stays.',
        },
        {
          title: 'Focus stays with you',
          text: 'Even when a card opens.',
        },
      ],
    },
    {
      kind: 'index',
      variant: 'columns',
      heading: 'Known limits',
      lead: 'Some things don’t work as well as we’d like. If you use a screen reader that we didn’t test, tell us what you heard.',
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
        {
          title: 'Voice control',
          text: 'It may not find the questions in our FAQ lists by name. You can open them with a keyboard or a click.',
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
