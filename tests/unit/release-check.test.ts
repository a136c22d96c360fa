import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeChanges } from '../../site/build/files/feeds.ts';
import { brand } from '../../site/content/brand.ts';
import { readChangelog } from '../../site/content/changelog.ts';
import { loaderPath } from '../../site/content/loader.ts';
import { findMissing } from '../../tools/build/release-check.ts';

const text = readFileSync('CHANGELOG.md', 'utf8');
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const two = readChangelog(`# Changelog

What changed.

## [Unreleased]

## [1.10.0] - 2026-12-01

### Added

- An \`attribute\`, as [the issue](https://example.com) asked.
- Another one.

## [1.9.0] - 2026-11-23

### Fixed

- A fault.
`);

const release = { changelog: two, liveSite: 'https://www.example.com', released: ['1.9.0'] };

test('the changelog has an entry for the version in package.json', () => {
  const { introduction, versions } = readChangelog(text);
  expect(versions[0]?.version).toBe(version);
  expect(introduction.some(({ list }) => list)).toBe(true);
});

test('a changelog is read by version and kind, without links', () => {
  expect(two.versions).toEqual([
    {
      version: '1.10.0',
      date: '2026-12-01',
      changes: [{ kind: 'Added', items: ['An `attribute`, as the issue asked.', 'Another one.'] }],
    },
    {
      version: '1.9.0',
      date: '2026-11-23',
      changes: [{ kind: 'Fixed', items: ['A fault.'] }],
    },
  ]);
});

test('the feed has an item for each version, which links to it', () => {
  const feed = writeChanges(text);
  expect(feed.match(/<item>/g)).toHaveLength(readChangelog(text).versions.length);
  expect(feed).toContain(
    `<link>${brand.site}/embed/changes#${version.replaceAll('.', '-')}</link>`,
  );
  expect(feed).toContain('<li>&lt;hire-get-matched&gt;');
});

test('a release needs a version above all released ones', () => {
  expect(findMissing({ ...release, version: '1.10.0' })).toBeUndefined();
  expect(findMissing({ ...release, version: '1.9.0' })).toBe(
    'package.json: version 1.9.0 is not above 1.9.0, which is released. Run "npm version patch --no-git-tag-version", or minor or major as CHANGELOG.md defines them.',
  );
  const later = { ...release, released: ['1.10.0', '1.9.0'] };
  expect(findMissing({ ...later, version: '1.9.1' })).toContain('not above 1.10.0');
});

test('a release needs an entry in the changelog', () => {
  expect(findMissing({ ...release, version: '1.11.0' })).toMatch(
    /^CHANGELOG\.md: add "## \[1\.11\.0\] - \d{4}-\d\d-\d\d" with what changed\.$/,
  );
});

test('only the first release needs no live site', () => {
  const first = { ...release, liveSite: undefined, released: [] };
  expect(findMissing({ ...first, version: '1.10.0' })).toMatch(/^LIVE_SITE: set it/);
  const changelog = { ...two, versions: two.versions.slice(1) };
  expect(findMissing({ ...first, version: '1.9.0', changelog })).toBeUndefined();
});

test.each(['README.md', 'tools/services/partner/layout.html'])(
  '%s names the current loader',
  (file) => {
    expect(readFileSync(file, 'utf8')).toContain(`https://HOST${loaderPath}`);
  },
);
