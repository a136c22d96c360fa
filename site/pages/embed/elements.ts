import { bookACall } from '../../content/actions.ts';
import { brand } from '../../content/brand.ts';
import { code } from '../../embed-builder/content/code.ts';
import { exampleOf, markupFor } from '../../embed-builder/content/example.ts';
import {
  type ElementReference,
  elements,
  tokenRows,
} from '../../embed-builder/content/reference.ts';
import type { PageRecord } from '../../layouts/page.tsx';

type Sections = PageRecord['sections'];

/** What can be done with only some elements, by name. */
const tasks: Readonly<Record<string, Sections>> = {
  'get-matched': [
    {
      kind: 'snippet',
      heading: 'Match your site’s design',
      lead: 'The form uses your page’s font and its light or dark theme. To change them, set tokens like these in your style sheet.',
      code: code.style,
    },
    {
      kind: 'snippet',
      heading: 'Log forms that fail',
      lead: 'The event says which form, whose page, and why, with the code of our answer and its HTTP status. It never says what was typed.',
      code: code.errors,
    },
  ],
  'discovery-call': [
    {
      kind: 'snippet',
      heading: 'Open a dialog from any button',
      lead: 'Page builders have buttons that are links. A link that ends in #hire-discovery-call opens the dialog on your page, and without scripts it still leads to the calendar. Other elements work the same way.',
      code: code.link,
    },
  ],
  popover: [
    {
      kind: 'snippet',
      heading: 'Choose when it opens',
      lead: 'Wrap any element in a popover. Closing it keeps the answers. To open a dialog or a slide-in, add your own button with command="--open" and commandfor set to the popover’s id.',
      code: code.popover,
    },
  ],
};

const above = { heading: 'On your page', lead: 'Open what your page needs.' };

/** What is true of every element. */
const onYourPage: Sections = [
  {
    kind: 'snippet',
    heading: 'Inside a shadow root',
    lead: 'Our script finds tags in the page itself, and in the shadow roots that are there when it has loaded. If another element adds its root later, name that root once.',
    code: code.shadow,
  },
  {
    kind: 'prose',
    heading: 'How elements work with your page',
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

/** The ways in which a popover shows what is inside it. */
const modes = [
  { name: 'dialog', text: 'Centered, and modal.' },
  { name: 'slide-in', text: 'From the side, and modal.' },
  { name: 'side-tab', text: 'Adds a button at the edge. The page stays usable.' },
  { name: 'bubble', text: 'Adds a button in the corner. The page stays usable.' },
] as const;

/** The sheets of the reference. */
const papers = ['sun', 'lagoon', 'sand'] as const;

/** A page for each element, with everything that widgets/elements.d.ts says about it. */
export default elements.map((element): PageRecord => {
  const reference = tables(element);
  const folded: Sections = [
    ...reference.filter(({ isFolded }) => isFolded),
    ...(tasks[element.name] ?? []),
    ...onYourPage,
  ];
  return {
    slug: element.name,
    until: 18,
    title: `The ${element.tag} element: reference | ${brand.name}`,
    description: `${element.summary} See its markup, attributes, methods, events, parts and design tokens.`,
    sections: [
      opening(element),
      example(element),
      ...behavior(element),
      ...reference.filter(({ isFolded }) => !isFolded),
      ...folded.map((section, index) => ({
        ...section,
        isFolded: true,
        ...(index === 0 && { above }),
      })),
      {
        kind: 'closing',
        heading: 'Need help with the setup?',
        text: 'Tell us about your site, and we’ll go through the setup with you.',
        primary: bookACall,
      },
    ],
  };
});

function opening(element: ElementReference): Sections[number] {
  const { tag, name, summary, note } = element;
  const href = name === 'popover' ? '/embed?mode=bubble' : `/embed?widget=${name}`;
  const markup = markupFor(name);
  const paste = markup.includes('acme')
    ? 'Paste this where you want the element, and change “acme” to your company’s name.'
    : 'Paste this where you want the element.';
  return {
    kind: 'element',
    heading: tag,
    lead: summary,
    primary: { label: 'Build your code', href: `${href}#builder` },
    secondary: { label: 'All elements', href: '/embed' },
    modes: name === 'popover' ? modes : undefined,
    markup: { name: 'Markup', code: markup, note: [paste, note].filter(Boolean).join(' ') },
    counts: tables(element).map(({ id, heading, rows }) => ({
      label: labelOf(heading, rows),
      count: rows.length,
      href: `#${id}`,
    })),
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
    events: events.map(([event = '']) => event.replaceAll('`', '')),
  };
}

function behavior({ paragraphs }: ElementReference): Sections {
  if (paragraphs.length === 0) return [];
  return [{ kind: 'prose', heading: 'How it works', blocks: [{ paragraphs }] }];
}

function labelOf(heading: string, rows: readonly unknown[]) {
  return rows.length === 1 ? heading.replace(/s$/, '') : heading;
}

function tables({ tag, attributes, methods, events, parts }: ElementReference) {
  const all = [
    {
      heading: 'Attributes',
      lead: 'Set them in HTML, or from a script as camelCase properties, even before the element has loaded.',
      // A longer list would make the page too long for a phone.
      fold: attributes.length > 12 ? `Show all ${attributes.length} attributes` : undefined,
      columns: ['Attribute', 'Values', 'What it does'],
      rows: attributes,
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
      isFolded: true,
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
    .map((table, index) => ({
      kind: 'table' as const,
      sheet: table.isFolded
        ? undefined
        : {
            tab: `${table.rows.length} ${labelOf(table.heading, table.rows).toLowerCase()}`,
            paper: papers[index] ?? 'sun',
          },
      id: table.heading.toLowerCase().replace(' ', '-'),
      caption: `${table.heading} of ${tag}`,
      ...table,
    }));
}
