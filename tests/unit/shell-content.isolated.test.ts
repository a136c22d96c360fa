import { renderToString } from 'preact-render-to-string';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { announcementFile, isShown } from '../../site/content/announcement.ts';
import { Base } from '../../site/layouts/base.tsx';
import { collection } from './rendered-pages.fixture.ts';

vi.mock('../../site/content/menu.json?raw', () => ({
  default: JSON.stringify({
    entries: [
      { menu: 'Hire Talent', label: 'React developers', href: '/hire-react' },
      { menu: 'Footer', label: 'Events', href: '/events' },
    ],
  }),
}));
vi.mock('../../site/content/announcement.json?raw', () => ({
  default: JSON.stringify({ text: 'We meet in {claims.meet}.', label: 'See how', href: '/apply' }),
}));

const metadata = { title: '', description: '', path: '/sales' };
const page = renderToString(Base({ metadata, articles: collection, children: '' }));

test('an added entry comes last in its menu, in the drawer too', () => {
  const links = [...page.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href]) => href);
  expect(links.filter((href) => href === '/hire-react')).toHaveLength(2);
  expect(links[links.indexOf('/hire-react') - 1]).toBe('/hire-a-team');
  expect(links).toContain('/events');
});

test('the bar is above the header, with its link', () => {
  const bar = /<aside[^>]*aria-label="Announcement">.*?<\/aside>/.exec(page);
  expect(bar?.[0]).toContain('We meet in 48–72 hours.');
  expect(bar?.[0]).toMatch(/<a href="\/apply"[^>]*>See how<\/a>/);
  expect(bar?.index).toBeLessThan(page.indexOf('<header'));
});

const bar = (fields: object) => v.parse(announcementFile, { text: 'News', ...fields });
const at = (now: string, isPreview = false) => ({ isPreview, now: new Date(now) });

test.each([
  [{}, '2026-11-24T12:00Z', true],
  [{ from: '2026-11-25' }, '2026-11-24T23:59Z', false],
  [{ from: '2026-11-25' }, '2026-11-25T00:00Z', true],
  [{ until: '2026-11-25' }, '2026-11-25T23:59Z', true],
  [{ until: '2026-11-25' }, '2026-11-26T00:00Z', false],
])('the bar with %j is shown at %s: %s', (fields, now, expected) => {
  expect(isShown(bar(fields), at(now))).toBe(expected);
});

test('without a text there is no bar, and a preview has it before its day', () => {
  expect(isShown({}, at('2026-11-24'))).toBe(false);
  expect(isShown(bar({ from: '2026-11-25' }), at('2026-11-24', true))).toBe(true);
});

test.each([
  [{ href: '/apply' }, 'a link needs a text and an address'],
  [{ from: '2026-11-26', until: '2026-11-25' }, 'it must not be before “from”'],
  [{ text: 'x'.repeat(121) }, 'at most 120 characters are allowed'],
])('a bar with %j is refused', (fields, reason) => {
  const { issues } = v.safeParse(announcementFile, { text: 'News', ...fields });
  expect(issues?.[0]?.message).toContain(reason);
});
