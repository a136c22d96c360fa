import { bookACall } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { code, reference } from '../embed-builder/content/embed.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Embed our forms on your site | ${brand.name}`,
  description:
    'Paste two lines of code to let visitors request vetted remote talent on your site. Try the form, copy the code, and look up attributes and events.',
  sections: [
    {
      kind: 'opening',
      heading: 'Put our hiring form on your site.',
      lead: 'Let visitors request talent without leaving your site. Paste two lines of code. You don’t need an account, we set no cookies, and your page stays as it is.',
      primary: { label: 'Build your code', href: '/embed#builder' },
      claim: 'For partners and their web developers',
    },
    {
      kind: 'snippet',
      heading: 'Quick start',
      lead: 'Paste these two lines where you want the form, and change “acme” to your name. role="dev" answers the first question for every visitor. Leave it out if you want the form to ask. Visitors see the link only if scripts are off. For more options, use the builder below.',
      code: code.embed,
    },
    {
      kind: 'builder',
      heading: 'Build your own version',
      lead: 'Choose your options, check the preview, then copy the code for your page.',
    },
    {
      kind: 'table',
      heading: 'Attributes',
      lead: 'Set them in HTML, or set them from a script as camelCase properties. You can do this before the element has loaded.',
      caption: 'Attributes of hire-get-matched',
      columns: ['Attribute', 'Values', 'What it does'],
      rows: reference.attributes,
    },
    {
      kind: 'table',
      heading: 'Events',
      lead: 'Events bubble, so you can listen for them on the document. They never include what a visitor typed.',
      caption: 'Events of all elements',
      columns: ['Event', 'When it fires', 'Detail'],
      rows: reference.events,
    },
    {
      kind: 'snippet',
      heading: 'Show it in a dialog, slide-in, side tab or bubble',
      lead: 'Wrap any element in a popover near the end of your page. If a visitor closes it and opens it again, their answers are still there.',
      code: code.popover,
    },
    {
      kind: 'table',
      heading: 'Popover attributes',
      lead: 'To open a dialog or a slide-in, add your own button with command="--open" and commandfor set to the popover’s id.',
      caption: 'Attributes of hire-popover',
      columns: ['Attribute', 'Values', 'What it does'],
      rows: reference.popoverAttributes,
    },
    {
      kind: 'snippet',
      heading: 'Match your site’s design',
      lead: 'The form uses your page’s font and its light or dark theme. To change the font, colors or corners, set tokens like these in your style sheet.',
      code: code.style,
    },
    {
      kind: 'snippet',
      heading: 'Use a strict Content-Security-Policy',
      lead: 'Your policy only needs to allow these two addresses. The form uses no inline styles and no eval, and it works with Trusted Types.',
      code: code.policy,
    },
    {
      kind: 'prose',
      heading: 'How the form works with your page',
      blocks: [
        {
          heading: 'Style isolation',
          paragraphs: [
            'Each element’s styles are in a shadow root. Your styles only affect it through tokens and parts, and ours don’t affect your page.',
          ],
        },
        {
          heading: 'Single-page apps',
          paragraphs: [
            'If you move a form, or remove it and render it again when the route changes, the visitor continues at the same step and keeps their answers. This works automatically with React Router and Turbo, as long as the new element has the same tag, id, partner, campaign and role. We keep the answers in the page’s memory until they’re sent or you call reset(). After that, a new form starts from the beginning. A dialog is closed when it’s rendered again, unless you set open.',
            'If a page has two identical forms, give each one its own id.',
          ],
        },
        {
          heading: 'Visitor data',
          paragraphs: [
            'No data leaves the page until a visitor sends the form. We don’t use cookies. If you set a popover’s frequency, it stores the date it last opened in the visitor’s browser. The newsletter card stores a note until the visitor closes the tab. Our privacy page lists what each form sends and who receives it.',
          ],
        },
      ],
    },
    {
      kind: 'table',
      heading: 'All available elements',
      lead: 'One script loads them all, and it only downloads the code for elements on your page.',
      caption: 'Elements you can embed',
      columns: ['Element', 'What it is'],
      rows: reference.tags,
    },
    {
      kind: 'closing',
      heading: 'Need help with the setup?',
      text: 'Tell us how your site is built, and we’ll go through the setup with you.',
      primary: bookACall,
    },
  ],
} satisfies PageRecord;
