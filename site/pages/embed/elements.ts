import { bookACall } from '../../content/actions.ts';
import { brand } from '../../content/brand.ts';
import { fieldRows } from '../../content/form-fields.ts';
import { code } from '../../embed-builder/content/code.ts';
import { exampleOf, markupFor } from '../../embed-builder/content/example.ts';
import {
  type ElementReference,
  elements,
  tokenRows,
} from '../../embed-builder/content/reference.ts';
import { sample } from '../../embed-builder/content/words.ts';
import type { PageRecord } from '../../layouts/page.tsx';

type Sections = PageRecord['sections'];
type Drawings = Extract<Sections[number], { kind: 'element' }>['drawings'];

/** What can be done with only some elements, by name. */
const tasks: Readonly<Record<string, Sections>> = {
  'get-matched': [
    {
      kind: 'snippet',
      heading: 'Match your site’s design',
      gist: '`--hire-color-action`, `--hire-radius-button`',
      lead: 'The form uses your page’s font and its light or dark theme. To change them, set tokens like these in your style sheet.',
      code: code.style,
    },
    {
      kind: 'snippet',
      heading: 'Log forms that fail',
      gist: '`hire-error`',
      lead: 'The event says which form, whose page, and why, with the code of our answer and its HTTP status. It never says what was typed.',
      code: code.errors,
    },
  ],
  'discovery-call': [
    {
      kind: 'snippet',
      heading: 'Open a dialog from any button',
      gist: '`href="#hire-discovery-call"`',
      lead: 'Page builders have buttons that are links. A link that ends in #hire-discovery-call opens the dialog on your page, and without scripts it still leads to the calendar. Other elements work the same way.',
      code: code.link,
    },
  ],
  popover: [
    {
      kind: 'snippet',
      heading: 'Choose when it opens',
      gist: '`open-on="scroll:50"`, `frequency="once-a-week"`',
      lead: 'Wrap any element in a popover. Closing it keeps the answers. To open a dialog or a slide-in, add your own button with command="--open" and commandfor set to the popover’s id.',
      code: code.popover,
    },
  ],
};

const onPage = { heading: 'On your page', lead: 'Open what your page needs.' };
const inReference = { heading: 'Reference', lead: 'Open what you look for.' };

/** What is true of every element. */
const onYourPage: Sections = [
  {
    kind: 'snippet',
    heading: 'Inside a shadow root',
    gist: '`watch(shadowRoot)`',
    lead: 'Our script finds tags in the page itself, and in the shadow roots that are there when it has loaded. If another element adds its root later, name that root once.',
    code: code.shadow,
  },
  {
    kind: 'prose',
    heading: 'How elements work with your page',
    gist: 'Style isolation, single-page apps, visitor data',
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

/** The page in a drawing, and the element on it. */
const inPage = {
  page: sample.title,
  heading: ['Need more hands', 'on your project?'],
  place: 'page',
} as const;
const wizard = { title: 'Get started', rows: ['Developer', 'Designer'], button: 'Next' };
const subscribe = { title: 'New guides', rows: ['Work email'], button: 'Subscribe' };

/** The ways in which a popover shows what is inside it. */
const modes = [
  { place: 'dialog', text: 'Centered, and modal.' },
  { place: 'slide-in', text: 'From the side, and modal.' },
  { place: 'side-tab', text: 'Adds a button at the edge. The page stays usable.' },
  { place: 'bubble', text: 'Adds a button in the corner. The page stays usable.' },
] as const;

const drawings: Readonly<Record<string, Drawings>> = {
  'get-matched': [
    { ...inPage, ...wizard, title: 'How big is your company?', rows: ['Just me', '2–10'] },
  ],
  apply: [{ ...inPage, title: 'About you', rows: ['Full name', 'Email'], button: 'Submit' }],
  'discovery-call': [
    {
      ...inPage,
      place: 'dialog',
      title: 'Book a call',
      rows: ['Full name', 'Email'],
      button: 'Next',
    },
  ],
  'newsletter-panel': [{ ...inPage, ...subscribe, place: 'dialog' }],
  'newsletter-popup': [{ ...inPage, ...subscribe, place: 'corner' }],
  carousel: [{ ...inPage, title: 'What people say', picture: 'slide' }],
  'shared-daylight': [{ ...inPage, title: 'The hours we share', picture: 'chart' }],
  popover: modes.map((mode) => ({ ...inPage, ...wizard, ...mode, name: mode.place })),
};

/** What is worth a note in the code of an element. */
const explanations = [
  { mark: 'hire.js', text: 'One script, for every element on the page.' },
  { mark: 'data-hire-open', text: 'Opens the element that has this id.' },
  { mark: 'bubble', text: 'One of the four modes above.' },
  { mark: 'What people say', text: 'The name that screen readers say.' },
  { mark: '<p>Your first slide</p>', text: 'Each child is a slide.' },
  { mark: 'partner="acme"', text: 'Your company’s name. It comes with each form.' },
  { mark: 'guard', text: 'Asks for a name and an email address.' },
  { mark: '<a href', text: 'A link, for visitors without scripts.' },
];

/** A page for each element, with everything that widgets/elements.d.ts says about it. */
export default elements.map((element): PageRecord => {
  const reference = tables(element);
  const guides = [...(tasks[element.name] ?? []), ...onYourPage];
  return {
    slug: element.name,
    until: 18,
    title: `The ${element.tag} element: reference | ${brand.name}`,
    description: `${element.summary} See its markup, attributes, methods, events, parts and design tokens.`,
    sections: [
      opening(element),
      example(element),
      ...behavior(element),
      ...fold(reference, inReference),
      ...fold(guides, onPage),
      {
        kind: 'closing',
        heading: 'Need help with the setup?',
        text: 'Tell us about your site, and we’ll go through the setup with you.',
        primary: bookACall,
      },
    ],
  };
});

/** Folds sections into rows that open when they are pressed, under a common heading. */
function fold(sections: Sections, above: typeof onPage): Sections {
  return sections.map((section, index) => ({
    ...section,
    isFolded: true,
    ...(index === 0 && { above }),
  }));
}

function opening(element: ElementReference): Sections[number] {
  const { tag, name, summary, note } = element;
  const href = name === 'popover' ? '/embed?mode=bubble' : `/embed?widget=${name}`;
  const markup = markupFor(name);
  const marks = explanations.filter(({ mark }) => markup.includes(mark));
  const paste = markup.includes('acme')
    ? 'Paste this where you want the element, and change “acme” to your company’s name.'
    : 'Paste this where you want the element.';
  return {
    kind: 'element',
    heading: tag,
    lead: summary,
    primary: { label: 'Build your code', href: `${href}#builder` },
    secondary: { label: 'All elements', href: '/embed' },
    drawings: drawings[name] ?? [],
    markup: {
      name: 'Markup',
      code: markup,
      note: [paste, note].filter(Boolean).join(' '),
      marks: marks
        .sort((one, other) => markup.indexOf(one.mark) - markup.indexOf(other.mark))
        .slice(name === 'popover' ? -4 : -3),
    },
  };
}

function example({ name, methods, events }: ElementReference): Sections[number] {
  const isForm = methods.some(([method]) => method?.includes('submit('));
  const lead = `This is the real element on an example page.${isForm ? ' If you submit a form here, we’ll receive it.' : ''}`;
  return {
    kind: 'example',
    heading: 'Try it',
    lead,
    settings: exampleOf(name),
    events,
  };
}

function behavior({ paragraphs }: ElementReference): Sections {
  if (paragraphs.length === 0) return [];
  return [{ kind: 'prose', heading: 'How it works', isWide: true, blocks: [{ paragraphs }] }];
}

function tables({ tag, name, attributes, methods, events, parts }: ElementReference) {
  const all = [
    {
      heading: 'Attributes',
      lead: 'Set them in HTML, or from a script as camelCase properties, even before the element has loaded.',
      columns: ['Attribute', 'Values', 'What it does'],
      rows: attributes,
    },
    {
      heading: 'Fields',
      lead: 'What getData() returns, and what prefill and setData() take.',
      columns: ['Field', 'Values'],
      rows: fieldRows(name),
    },
    {
      heading: 'Methods',
      lead: 'Call them on the element once it’s ready.',
      columns: ['Method', 'What it does'],
      rows: methods,
    },
    {
      heading: 'Events',
      lead: 'Events bubble, so you can listen for them on the document. They never include what a visitor typed.',
      columns: ['Event', 'When it fires'],
      rows: events,
    },
    {
      heading: 'Parts',
      lead: `Style them from your own style sheet: ${tag}::part(name).`,
      columns: ['Part', 'What it is'],
      rows: parts,
    },
    {
      heading: 'Design tokens',
      lead: 'Set them on the element, or on :root for all elements.',
      isFolded: true,
      caption: `Custom properties of ${tag}`,
      columns: ['Token', 'Default'],
      rows: tokenRows,
    },
  ];
  return all
    .filter(({ rows }) => rows.length > 0)
    .map((table) => ({
      kind: 'table' as const,
      count: table.rows.length,
      gist: gistOf(table.rows.map(([name]) => `${name}`)),
      id: table.heading.toLowerCase().replace(' ', '-'),
      caption: `${table.heading} of ${tag}`,
      ...table,
    }));
}

/** The first three names, with an ellipsis if there are more. */
function gistOf(names: readonly string[]): string {
  return names.slice(0, 3).join(', ') + (names.length > 3 ? ' …' : '');
}
