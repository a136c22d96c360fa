import { expect, test } from 'vitest';
import { brand } from '../../site/content/brand.ts';
import { articles, pages } from './rendered-pages.fixture.ts';

/** The documentation for partners has code in its text. */
const inWords = pages.filter(({ path }) => !path.startsWith('/embed'));
const bodies = articles.map(({ path, text }) => ({
  path,
  text: text.split('\n---\n').slice(1).join('\n'),
}));
const texts = [...inWords, ...bodies];

const found = (pattern: RegExp) =>
  texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([words]) => `${path}: ${words}`),
  );

test('apostrophes and quotation marks are curly', () => {
  expect(found(/\S*\w['"]\w\S*|(?<![\w=])["']\w+/g)).toEqual([]);
});

test('ranges of numbers have an en dash', () => {
  expect(found(/\S*\b\d+-\d+\b\S*/g)).toEqual([]);
});

test('each field for words has the direction of what is typed in it, or a fixed one', () => {
  const undirected = pages.flatMap(({ path, html }) =>
    [...html.matchAll(/<(?:input|textarea)\b[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => /<textarea|type="(?:text|email|url|search)"/.test(tag))
      .filter((tag) => !/ dir="|inputmode="numeric"/.test(tag))
      .map((tag) => `${path}: ${tag}`),
  );
  expect(undirected).toEqual([]);
});

/** Labels that the specification fixes or that are in another language, with the page that has them. */
const fixedLabels: Record<string, string[]> = {
  'Book Call': ['/'],
  'Get Started': ['/how-it-works', '/customer-service-agents-virtual-assistants'],
  'Let’s Talk': ['/case-studies'],
  'Talk to a Team Specialist': ['/hire-a-team'],
  'Need a custom setup': ['/hire-a-team'],
  'Book a Free Team Discovery Call': ['/hire-a-team'],
  'Get Matched With Security Experts': ['/cybersecurity'],
  'Gespräch buchen': ['/de/get-matched'],
};

const linkPattern = /<a ([^>]*)>(.*?)<\/a>/gs;

test('a link to a call or to the wizard has one label on every page, but for the fixed ones', () => {
  const strange = pages.flatMap(({ path, html }) =>
    [...html.matchAll(linkPattern)].flatMap(([, attributes = '', inner = '']) => {
      const label = inner.replace(/<svg.*?<\/svg>|<span.*?<\/span>|<[^>]*>/gs, '').trim();
      if (fixedLabels[label]?.includes(path)) return [];
      const expected = attributes.includes('data-hire-open="discovery-call"')
        ? 'Book a Free Discovery Call'
        : attributes.includes(`href="${brand.scheduler}"`)
          ? 'Book a Call'
          : /href="\/get-matched/.test(attributes)
            ? 'Get Matched'
            : label;
      const isProfile = label === 'See people like this';
      return label === expected || isProfile ? [] : [`${path}: ${label}`];
    }),
  );
  expect(strange).toEqual([]);
});
