import type { Changelog } from '../../site/content/changelog.ts';

interface Release {
  /** The version in package.json. */
  readonly version: string;
  /** The versions that the live site has released. */
  readonly released: readonly string[];
  readonly changelog: Changelog;
  readonly liveSite: string | undefined;
}

/** Returns what is missing for a release, as one line, or undefined if it can begin. */
export function findMissing({
  version,
  released,
  changelog,
  liveSite,
}: Release): string | undefined {
  const entries = changelog.versions.map((entry) => entry.version);
  if (!liveSite && entries.some((entry) => entry !== version)) {
    return 'LIVE_SITE: set it to the address of the live site. CHANGELOG.md names earlier releases, and without them the build would drop what partners have pinned.';
  }
  const newest = released.toSorted(compare).at(-1);
  if (newest && compare(version, newest) <= 0) {
    return `package.json: version ${version} is not above ${newest}, which is released. Run "npm version patch --no-git-tag-version", or minor or major as CHANGELOG.md defines them.`;
  }
  const entry = changelog.versions.find((entry) => entry.version === version);
  if (!entry?.changes.some(({ items }) => items.length > 0)) {
    return `CHANGELOG.md: add "## [${version}] - ${new Date().toISOString().slice(0, 10)}" with what changed.`;
  }
  return;
}

const compare = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true });
