import { bookACall } from '../../content/actions.ts';
import { brand } from '../../content/brand.ts';
import { exampleOf, markupFor } from '../../embed-builder/content/example.ts';
import {
  type ElementReference,
  elements,
  tokenRows,
} from '../../embed-builder/content/reference.ts';
import type { PageRecord } from '../../layouts/page.tsx';

type Sections = PageRecord['sections'];

/** A page for each element, with everything that widgets/elements.d.ts says about it. */
export default elements.map(
  (element): PageRecord => ({
    slug: element.name,
    title: `The ${element.tag} element: reference | ${brand.name}`,
    description: `${element.summary} See its markup, attributes, methods, events, parts and design tokens.`,
    sections: [
      opening(element),
      markup(element),
      example(element),
      ...behavior(element),
      ...tables(element),
      {
        kind: 'closing',
        heading: 'Need help with the setup?',
        text: 'Tell us about your site, and we’ll go through the setup with you.',
        primary: bookACall,
      },
    ],
  }),
);

function opening({ tag, name, summary }: ElementReference): Sections[number] {
  const href = name === 'popover' ? '/embed?mode=bubble' : `/embed?widget=${name}`;
  return {
    kind: 'opening',
    heading: tag,
    isCode: true,
    lead: summary,
    primary: { label: 'Build your code', href: `${href}#builder` },
    secondary: { label: 'All elements', href: '/embed' },
  };
}

function markup({ name, note }: ElementReference): Sections[number] {
  const code = markupFor(name);
  const lead = code.includes('acme')
    ? 'Paste this where you want the element, and change “acme” to your company’s name.'
    : 'Paste this where you want the element.';
  return { kind: 'snippet', heading: 'Markup', lead, code, ...(note && { note }) };
}

function example({ name, methods }: ElementReference): Sections[number] {
  const isForm = methods.some(([method]) => method?.includes('submit('));
  const lead = `This is the real element on an example page.${isForm ? ' If you submit a form here, we’ll receive it.' : ''}`;
  return { kind: 'example', heading: 'Try it', lead, settings: exampleOf(name) };
}

function behavior({ paragraphs }: ElementReference): Sections {
  if (paragraphs.length === 0) return [];
  return [{ kind: 'prose', heading: 'How it works', blocks: [{ paragraphs }] }];
}

function tables({ tag, attributes, methods, events, parts }: ElementReference): Sections {
  const all = [
    {
      heading: 'Attributes',
      lead: 'Set them in HTML, or from a script as camelCase properties, even before the element has loaded.',
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
      fold: `Show all ${parts.length} parts`,
      columns: ['Part', 'What it is'],
      rows: parts,
    },
    {
      heading: 'Design tokens',
      lead: 'Set them on the element, or on :root for all elements.',
      fold: `Show all ${tokenRows.length} tokens`,
      caption: `Custom properties of ${tag}`,
      columns: ['Token', 'Default'],
      rows: tokenRows,
    },
  ];
  return all
    .filter(({ rows }) => rows.length > 0)
    .map((table) => ({ kind: 'table', caption: `${table.heading} of ${tag}`, ...table }));
}
