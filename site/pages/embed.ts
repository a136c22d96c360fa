import { bookACall } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { company } from '../content/company.ts';
import { code } from '../embed-builder/content/code.ts';
import { elements } from '../embed-builder/content/reference.ts';
import { twoLines } from '../embed-builder/content/two-lines.ts';
import type { PageRecord } from '../layouts/page.tsx';

type Sections = PageRecord['sections'];

const approval = company.approval
  ? { answer: `An answer within ${company.approval}.`, launch: '' }
  : {
      answer: 'One email switches it on.',
      launch: ' We don’t promise a time yet, so tell us your launch date.',
    };

const special = {
  heading: 'For special cases',
  lead: 'Most pages need only the two lines. Open what yours needs as well.',
};

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
    heading: 'Fill in what you know, and go on to your own page',
    lead: 'The form shows what your page knows, and the visitor can change it. A link such as ?name=Ada fills in only the fields that you allow, and what your page says itself comes first.',
    code: code.known,
    note: 'What the form has no field for is ignored, with a line in the browser’s console.',
  },
  {
    kind: 'snippet',
    heading: 'If your page takes no scripts: a frame or a link',
    lead: 'A frame shows the form on a page that removes scripts and unknown tags. Its page accepts partner, campaign, for-role, theme and lang. It can be shown on the sites on our list. If your page takes a script, the second part fits the frame to the form and repeats its events.',
    code: `${code.frame}\n\n<script>\n${code.frameListener}\n</script>`,
    note: 'For an email or a poster, use the plain link in the quick start: it names you as well. “Campaign link” above makes a QR code of it, with your name as the source.',
  },
  {
    kind: 'snippet',
    heading: 'For WordPress and tag managers: the classic script',
    lead: 'Caching plugins and tag managers drop, delay or combine module scripts. This one works in all of them, also if it is there twice.',
    code: code.classic,
  },
  {
    kind: 'snippet',
    heading: 'Use a strict Content-Security-Policy',
    lead: 'Your policy only needs to allow these three addresses: our scripts, the service that receives the forms, and the discovery-call calendar. Trusted Types work too.',
    code: code.policy,
    note: `We also have to allow your page: email ${brand.email} its address.`,
  },
];

export default {
  title: `Embed our forms on your site | ${brand.name}`,
  description:
    'Paste two lines of code to let visitors request vetted remote talent on your site. Try the form, copy the code, and look up attributes and events.',
  sections: [
    {
      kind: 'two-lines',
      heading: 'Put our hiring form on your site.',
      lead: 'Your client needs people that you don’t have? Say yes: they ask us on your page, with your name on the request. No account, no cookies, one email.',
      primary: { label: 'Copy the two lines', href: '/embed#quick-start' },
      secondary: { label: 'Build your own version', href: '/embed#builder' },
      sample: true,
      ...twoLines,
    },
    {
      kind: 'exchange',
      variant: 'ask',
      heading: 'The deal',
      lead: 'You have nothing to build, host or answer. We do that, and each request counts for you.',
      items: [
        {
          title: 'How are we credited?',
          question: 'By name, with every form.',
          text: 'Your client gets people that you don’t have. Each form counts for the name in the `partner` attribute: ask us for your numbers by week.',
        },
        {
          title: 'Whose lead is it?',
          question: 'We answer it. Your name stays on it.',
          text: 'Somebody who fills in the form on your page is our lead, and we write to them. The same answers on two partners’ pages are a lead for each.',
        },
        {
          title: 'How long does approval take?',
          question: approval.answer,
          text: `Email ${brand.email} your page’s address, and a person adds it to our list.${approval.launch} Until then, the form can’t be sent.`,
        },
        {
          title: 'How do we test?',
          question: 'On a test page, counted apart.',
          text: 'Name a test page in the same email, and write `partner="acme-test"` there. We count its forms apart from yours.',
        },
      ],
    },
    {
      kind: 'snippet',
      id: 'quick-start',
      heading: 'Quick start',
      sheet: { tab: 'Your page', paper: 'sun' },
      lead: 'Paste these two lines where you want the form, and change “acme” to your company’s name. Visitors see the link only if our script can’t run.',
      code: code.embed,
      note: `Before you go live, email ${brand.email} your site’s address. We refuse forms from other sites, and your browser’s console says so.`,
    },
    {
      kind: 'builder',
      heading: 'Build your own version',
      lead: 'Choose options, check the preview, copy the code.',
    },
    {
      kind: 'index',
      variant: 'plain',
      heading: 'All available elements',
      lead: 'One script loads them all, and downloads only what your page uses. Each has a reference page.',
      items: elements.map(({ tag, name, summary }) => ({
        title: `<${tag}>`,
        href: `/embed/${name}`,
        text: summary,
      })),
    },
    ...more.map((section, index) => ({
      ...section,
      isFolded: true,
      ...(index === 0 && { above: special }),
    })),
    {
      kind: 'related',
      heading: 'Versions',
      links: [{ label: 'See what changed in each version', href: '/embed/changes' }],
    },
    {
      kind: 'closing',
      heading: 'Need help with the setup?',
      text: 'Tell us about your site, and we’ll go through the setup with you.',
      primary: bookACall,
    },
  ],
} satisfies PageRecord;
