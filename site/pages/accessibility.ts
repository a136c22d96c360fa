import { brand } from '../content/brand.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Accessibility of this site | ${brand.name}`,
  description:
    'We build this site to meet WCAG 2.2, level AA. Read how we test it, which limits we know about and how to tell us when something is in your way.',
  sections: [
    {
      kind: 'opening',
      heading: 'Accessibility',
      lead: 'This site should work for you whatever you use to read it, hear it or move through it. Where it does not, we want to know.',
      illustration: {
        kind: 'ledger',
        caption: 'All of this site by keyboard',
        lines: [
          { label: 'To the next link or field', value: 'Tab' },
          { label: 'One back', value: 'Shift + Tab' },
          { label: 'Open or send it', value: 'Enter' },
          { label: 'Choose an answer', value: 'Arrow keys' },
          { label: 'Tick a box', value: 'Space' },
        ],
        total: { label: 'Close a window', value: 'Esc' },
      },
    },
    {
      kind: 'prose',
      heading: 'Where we stand',
      blocks: [
        {
          heading: 'Our target',
          paragraphs: [
            'We aim to meet the Web Content Accessibility Guidelines, version 2.2, at level AA, on every page and in every form.',
          ],
        },
        {
          heading: 'What you can count on',
          paragraphs: ['These are rules we hold ourselves to while we build:'],
          list: [
            'Everything works with a keyboard alone, and you can see where you are.',
            'Text can be doubled in size, and pages can be used on a very narrow screen, without loss.',
            'All pages can be read without scripts. Only the forms and a few extras need them.',
            'Both a light and a dark theme have enough contrast. Forced colours are respected.',
            'If your system asks for less motion, nothing moves. On any device, a button pauses the motion.',
            'When a form finds a mistake, it says which field it is and what to enter. What you typed is kept.',
            'The newsletter card opens without taking the focus away from what you are doing.',
          ],
        },
        {
          heading: 'How we test it',
          paragraphs: [
            'Automatic checks (axe-core) run against the pages and the steps of the forms, in both themes and at several screen widths. Further tests use the forms by keyboard only, and check where the focus goes.',
            'These tests are our own. No outside auditor has reviewed the site so far.',
          ],
        },
        {
          heading: 'Limits we know of',
          paragraphs: ['Some things are not as good as we would like:'],
          list: [
            'The booking calendar comes from another company, so we cannot repair it. Next to the embedded calendar there is a link that opens it in a new tab. You can also ask for a time by e-mail.',
            'The testimonials on the home page change by themselves. A button stops them, and they do not move if your system asks for less motion.',
            'Without scripts the forms cannot be sent. You find our e-mail address below.',
            'Voice control may not find the questions in our lists of answers by name. They open with the keyboard and with a click.',
          ],
        },
        {
          heading: 'Tell us what is in your way',
          paragraphs: [
            `Write to ${brand.email}. Say which page you were on, what you tried and what you use, such as a browser or a screen reader. If you need something from this site in another form, ask for it there too.`,
          ],
        },
      ],
    },
  ],
} satisfies PageRecord;
