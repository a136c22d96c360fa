import { expect, test } from 'vitest';
import {
  generalTimes,
  howFast,
  howFastLink,
  timeFigures,
  timetable,
} from '../../site/content/timetable.ts';
import { articles, pages } from './rendered-pages.fixture.ts';

const [tablePath] = howFastLink.href.split('#');
const others = pages.filter(({ path }) => path !== tablePath);

const promised = (text: string) =>
  timeFigures.filter((figure) => new RegExp(`\\b${figure}\\b`, 'i').test(text));

test('the table of times is shown once', () => {
  const showing = pages.filter(({ html }) => html.includes(`id="${howFast.id}"`));
  expect(showing.map(({ path }) => path)).toEqual([tablePath]);
});

/** The last day of a time in words: 3 of "48–72 hours", 7 of "under a week". */
function lastDay(words: string): number {
  const [, amount, unit] = /(a|\d+) (hour|week)s?$/.exec(words) ?? [];
  const count = amount === 'a' ? 1 : Number(amount);
  return unit === 'week' ? count * 7 : count / 24;
}

test('each bar of the table ends on the last day that its words name', () => {
  for (const { role, shortlist, firstDay, days } of timetable)
    expect(days, role).toEqual([lastDay(shortlist), lastDay(firstDay)]);
});

test('a page promises only the times of its role', () => {
  for (const { path, text } of [...others, ...articles]) {
    const times = timetable.find((row) => row.pages.includes(path)) ?? generalTimes;
    for (const figure of promised(text))
      expect(`${times.shortlist}, ${times.firstDay}`, path).toContain(figure);
  }
});

test('no page promises a time in other words', () => {
  const vague =
    /\b(?:match|meet|hire|start|ready|available)\w*\b[^.\n]*\b(?:with)?in (?:days|weeks|hours)\b/i;
  for (const { path, text } of pages.filter(({ path }) => path !== '/cybersecurity'))
    expect(text.match(vague)?.[0], path).toBeUndefined();
});

test('a page that promises a time links to the table', () => {
  for (const { path, text, html } of others)
    if (promised(text).length > 0) expect(html, path).toContain(`href="${howFastLink.href}"`);
});
