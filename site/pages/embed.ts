import { bookACall } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { company } from '../content/company.ts';
import { code } from '../embed-builder/content/code.ts';
import { elements } from '../embed-builder/content/reference.ts';
import type { PageRecord } from '../layouts/page.tsx';

type Sections = PageRecord['sections'];

const approval = company.approval
  ? `You get an answer within ${company.approval}.`
  : 'We don’t promise a time yet, so tell us your launch date.';

/** What only some partners need. Each opens when its heading is pressed. */
const more: Sections = [
  {
    kind: 'health',
    heading: 'Is my embed healthy?',
    lead: 'What works, and what doesn’t: script, elements, partner, origin, policy and language.',
  },
  {
    kind: 'campaign-link',
    heading: 'Campaign link',
    lead: 'For a newsletter or a poster: a link that says where a visitor comes from.',
  },
  {
    kind: 'snippet',
    heading: 'Count sent forms in your analytics',
    lead: 'Add this to your page’s script, and keep only the lines for the tool you use.',
    code: code.conversions,
  },
  {
    kind: 'snippet',
    heading: 'Log forms that fail',
    lead: 'The event says which form, whose page, and why, with the code of our answer and its HTTP status. It never says what was typed.',
    code: code.errors,
  },
  {
    kind: 'snippet',
    heading: 'Open a dialog from any button',
    lead: 'Page builders have buttons that are links. A link that ends in #hire-discovery-call opens the dialog on your page, and without scripts it still leads to the calendar. Other elements work the same way.',
    code: code.link,
  },
  {
    kind: 'snippet',
    heading: 'If your page takes no scripts: a frame or a link',
    lead: 'A frame shows the form on a page that removes scripts and unknown tags. Its page accepts partner, campaign, for-role, theme and lang. It can be shown on the sites on our list.',
    code: code.frame,
    note: 'For an email or a poster, use the plain link in the quick start: it names you as well. “Campaign link” above makes a QR code of it, with your name as the source.',
  },
  {
    kind: 'snippet',
    heading: 'If your tool drops type="module"',
    lead: 'Some tag managers and caching plugins do. This classic script loads the same code.',
    code: code.classic,
  },
  {
    kind: 'snippet',
    heading: 'Inside a shadow root',
    lead: 'Our script finds tags in the page itself. If yours are inside another element’s shadow root, name that root once.',
    code: code.shadow,
  },
  {
    kind: 'snippet',
    heading: 'Show it as a dialog, slide-in, tab or bubble',
    lead: 'Wrap any element in a popover. Closing it keeps the answers. To open a dialog or a slide-in, add your own button with command="--open" and commandfor set to the popover’s id.',
    code: code.popover,
  },
  {
    kind: 'snippet',
    heading: 'Match your site’s design',
    lead: 'The form uses your page’s font and its light or dark theme. To change them, set tokens like these in your style sheet.',
    code: code.style,
  },
  {
    kind: 'snippet',
    heading: 'Use a strict Content-Security-Policy',
    lead: 'Your policy only needs to allow these three addresses: our scripts, the service that receives the forms, and the discovery-call calendar. Trusted Types work too.',
    code: code.policy,
    note: `We also have to allow your page: email ${brand.email} its address.`,
  },
  {
    kind: 'prose',
    heading: 'How the form works with your page',
    blocks: [
      {
        heading: 'Style isolation',
        paragraphs: [
          'Your styles affect an element only through tokens and parts, and ours don’t affect your page.',
        ],
      },
      {
        heading: 'Single-page apps',
        paragraphs: [
          'If you move a form, or remove it and render it again when the route changes, the visitor continues at the same step and keeps their answers. This works if the new element has the same tag, id, partner, campaign and for-role. The answers stay in memory until they’re sent or you call reset(). A dialog closes when it’s rendered again, unless you set open.',
          'If a page has two identical forms, give each one its own id.',
        ],
      },
      {
        heading: 'Visitor data',
        paragraphs: [
          'No data leaves the page until a visitor sends the form. We don’t use cookies. A popover with a frequency stores the date it last opened, and the newsletter card a note until the tab is closed. Our privacy page lists what each form sends.',
        ],
      },
    ],
  },
];

export default {
  title: `Embed our forms on your site | ${brand.name}`,
  description:
    'Paste two lines of code to let visitors request vetted remote talent on your site. Try the form, copy the code, and look up attributes and events.',
  sections: [
    {
      kind: 'opening',
      heading: 'Put our hiring form on your site.',
      lead: 'Visitors request talent without leaving your site. You need no account, only one email: we switch the form on for your page’s address. It sets no cookies.',
    },
    {
      kind: 'cards',
      heading: 'The deal',
      columns: 4,
      variant: 'plain',
      cards: [
        {
          title: 'Whose lead is it?',
          text: 'Somebody who fills in the form on your page is our lead. We answer them, and your name stays with the request.',
        },
        {
          title: 'How you’re credited',
          text: 'By the name in the partner attribute. The same answers on two partners’ pages are a lead for each. Ask us for your numbers by week.',
        },
        {
          title: 'How long approval takes',
          text: `Email ${brand.email} your page’s address, and a person adds it to our list. ${approval} Until then, the form can’t be sent.`,
        },
        {
          title: 'How to test',
          text: 'Name a test page in the same email, and write partner="acme-test" there. We count its forms apart from yours.',
        },
      ],
    },
    {
      kind: 'snippet',
      heading: 'Quick start',
      lead: 'Paste these two lines where you want the form, and change “acme” to your company’s name. Visitors see the link only if our script can’t run.',
      code: code.embed,
      note: `We accept forms only from the sites on our list: before you go live, email ${brand.email} your site’s address. If it’s missing, your browser’s console says so.`,
    },
    {
      kind: 'builder',
      heading: 'Build your own version',
      lead: 'Choose options, check the preview, copy the code.',
    },
    {
      kind: 'links',
      heading: 'All available elements',
      lead: 'One script loads them all, and downloads only what your page uses. Each has a page with its attributes, methods, events, parts and design tokens.',
      links: elements.map(({ tag, name, summary }) => ({
        label: `<${tag}>`,
        href: `/embed/${name}`,
        text: summary,
      })),
      action: { label: 'See what changed in each version', href: '/embed/changes' },
    },
    ...more.map((section) => ({ ...section, isFolded: true })),
    {
      kind: 'closing',
      heading: 'Need help with the setup?',
      text: 'Tell us about your site, and we’ll go through the setup with you.',
      primary: bookACall,
    },
  ],
} satisfies PageRecord;
