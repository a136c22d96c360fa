import { expect, test } from 'vitest';
import { brand } from '../../site/content/brand.ts';
import { type Proof, proofs, signsWithThem } from '../../site/content/proofs.ts';
import { agreement } from '../../site/content/sample-agreement.ts';
import { labels } from '../messages.ts';
import { pages } from './rendered-pages.fixture.ts';

const htmlOf = (path: string) => pages.find((page) => page.path === path)?.html ?? '';

test('our email address is a link wherever a page names it', () => {
  const link = new RegExp(`<a href="mailto:${brand.email}"[^>]*>${brand.email}`, 'g');
  for (const { path, html, text } of pages) {
    const named = text.split('\n').filter((line) => line.includes(brand.email));
    expect.soft(html.match(link) ?? [], path).toHaveLength(named.length);
  }
  expect(htmlOf('/privacy')).toMatch(link);
});

test('pages about a form have no newsletter popup', () => {
  for (const path of ['/get-matched', '/apply', '/embed', '/first-ten'])
    expect(htmlOf(path), path).not.toContain('<hire-newsletter-popup');
  expect(htmlOf('/sales')).toContain('<hire-newsletter-popup');
});

test('each testimonial on the company page has five stars', () => {
  expect(htmlOf('/for-companies').split(`aria-label="${labels.sampleStars}"`)).toHaveLength(4);
});

test('a link to a place on the same page opens in the same tab', () => {
  for (const { path, html } of pages)
    expect(html, path).not.toMatch(/<a [^>]*href="#[^>]*target="_blank"/);
});

test('a speech bubble has a question or its answer, where nobody is quoted', () => {
  const bubbles = pages.flatMap(({ path, record }) =>
    record.sections.flatMap((section) =>
      section.kind === 'exchange' && section.variant && section.variant !== 'chat'
        ? section.items.map(({ title, question }) => ({ path, words: [title, question] }))
        : [],
    ),
  );
  expect(bubbles.length).toBeGreaterThan(10);
  for (const { path, words } of bubbles)
    expect
      .soft(
        words.some((line) => line.endsWith('?')),
        `${path}: ${words[0]}`,
      )
      .toBe(true);
});

test('the contract says whom we sign with in the words of the proof', () => {
  const clause = agreement.clauses.find(({ topic }) => topic === 'Who signs');
  expect(clause?.plain).toContain(signsWithThem.replace('.', ''));
});

test('the words of a proof fit on the part of its paper that the hill leaves in sight', () => {
  for (const [name, { paper }] of Object.entries(proofs) as [string, Proof][]) {
    const words = [paper.marked, paper.text].join(' ').trim();
    expect.soft(words.length, `${name}: ${words}`).toBeLessThanOrEqual(72);
  }
});
