import { bookACall } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { code, reference } from '../embed-builder/content/embed.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Embed our forms on your site | ${brand.name}`,
  description:
    'Paste two lines and your readers can ask for vetted remote people on your own page. Try the form, copy the code, look up attributes and events.',
  sections: [
    {
      kind: 'opening',
      heading: 'Put the form on your page.',
      lead: 'Your readers ask for people without leaving you. Paste two lines: no account, no cookies, and nothing of your page changes.',
      primary: { label: 'Build your code', href: '/embed#builder' },
      claim: 'For partners and the people who build their sites',
    },
    {
      kind: 'snippet',
      heading: 'Two lines',
      lead: 'Paste them where the form should stand, and change “acme” to your name. role="dev" answers the first question for every reader: leave it out, and the form asks. The link inside is for readers whose scripts are off. More than this is in the builder below.',
      code: code.embed,
    },
    {
      kind: 'builder',
      heading: 'Make it yours',
      lead: 'Choose what you want, see it as your readers will, then copy the code for your page.',
    },
    {
      kind: 'table',
      heading: 'Attributes',
      lead: 'Set them in HTML, or by script as properties with camelCase names, also before the element has arrived.',
      caption: 'Attributes of hire-get-matched',
      columns: ['Attribute', 'Values', 'What it does'],
      rows: reference.attributes,
    },
    {
      kind: 'table',
      heading: 'Events',
      lead: 'They bubble, so you can listen on the document. None of them carries what a visitor typed.',
      caption: 'Events of all elements',
      columns: ['Event', 'When', 'Detail'],
      rows: reference.events,
    },
    {
      kind: 'snippet',
      heading: 'As a dialog, a slide-in, a side tab or a bubble',
      lead: 'Put a popover around any element, near the end of your page. What somebody typed is still there when it opens again.',
      code: code.popover,
    },
    {
      kind: 'table',
      heading: 'Attributes of the popover',
      lead: 'A dialog or a slide-in opens by your own button: command="--open" and commandfor with its id.',
      caption: 'Attributes of hire-popover',
      columns: ['Attribute', 'Values', 'What it does'],
      rows: reference.popoverAttributes,
    },
    {
      kind: 'snippet',
      heading: 'Make it look like yours',
      lead: 'The form takes over your font and follows your light or dark theme. Set tokens where you would set any other style.',
      code: code.style,
    },
    {
      kind: 'snippet',
      heading: 'Under a strict policy',
      lead: 'A Content-Security-Policy has to allow these two addresses, and nothing else for us: no inline style, no eval. Trusted Types may be enforced.',
      code: code.policy,
    },
    {
      kind: 'prose',
      heading: 'Good to know',
      blocks: [
        {
          heading: 'Your style and ours',
          paragraphs: [
            'Each element keeps its style in a shadow root. Yours does not reach in, apart from tokens and parts, and ours does not leak out.',
          ],
        },
        {
          heading: 'In a single-page app',
          paragraphs: [
            'Move a form, or take it away and draw it anew when the route changes: your reader goes on at the same step, and nothing they typed is lost. That works by itself with React Router and Turbo, where the new element has the same tag, id, partner, campaign and role as the old one. We keep the answers in the memory of the page until they are sent, or you call reset(); a form that is drawn anew after that begins again. A dialog is closed when it comes back, unless you set open.',
            'Where two forms on a page are alike, give each an id.',
          ],
        },
        {
          heading: 'What your readers leave behind',
          paragraphs: [
            'Nothing leaves the page until somebody sends the form. We set no cookies. A popover that you give a frequency keeps the date of its last opening in the reader’s browser, and the newsletter card a note until the tab is closed. The privacy page says what each form sends and who receives it.',
          ],
        },
      ],
    },
    {
      kind: 'table',
      heading: 'All eight elements',
      lead: 'The same script brings all of them. One that is not on your page costs nothing.',
      caption: 'Elements you can embed',
      columns: ['Element', 'What it is'],
      rows: reference.tags,
    },
    {
      kind: 'closing',
      heading: 'Is something in your way?',
      text: 'Tell us what your page is built with, and we will look at it together.',
      primary: bookACall,
    },
  ],
} satisfies PageRecord;
