import changelog from '../../../CHANGELOG.md?raw';
import { writeCovers } from '../../assets/covers.ts';
import { writePictures } from '../../assets/pictures.ts';
import { writeSocialImages } from '../../assets/social-images.ts';
import { writeAsset } from '../../assets/write.ts';
import { changesFeed, feed } from '../../content/feed.ts';
import type { Redirect } from '../../content/redirects.ts';
import { editorFiles } from '../editor/files.ts';
import { repository } from '../editor/repository.ts';
import { writeApache } from './apache.ts';
import { writeCaddy } from './caddy.ts';
import { writeEmbedFrames } from './embed-frames.ts';
import { writeEmbedPreview } from './embed-preview.ts';
import { writeChanges, writeJsonFeed, writeRss } from './feeds.ts';
import { writeHeaders } from './headers.ts';
import { lastChanged } from './last-changed.ts';
import { writeNginx } from './nginx.ts';
import { forwardingPages, writeRedirects } from './redirects.ts';
import type { RenderedPage, Site } from './site.ts';
import { writeSitemap } from './sitemap.ts';
import { writeSpeculationRules } from './speculation-rules.ts';
import { writeLlms, writeRobots, writeSecurity } from './texts.ts';

/**
 * Writes the files about the whole site. Call it after all pages are rendered. The configuration of
 * hosts that do not read `_headers` is not for the public: it is in a folder of its own, `dist-hosts`.
 */
export async function writeFiles(
  outDir: string,
  pages: readonly RenderedPage[],
  redirects: readonly Redirect[],
): Promise<void> {
  const site: Site = { outDir, pages, builtAt: new Date() };
  const days = await lastChanged('site');
  const files = {
    [feed.formats.rss.path]: writeRss(site),
    [feed.formats.json.path]: writeJsonFeed(site),
    [changesFeed.path]: writeChanges(changelog),
    '/embed-preview.html': writeEmbedPreview(),
    ...writeEmbedFrames(),
    '/sitemap.xml': writeSitemap(site, days),
    '/robots.txt': writeRobots(),
    '/llms.txt': writeLlms(site),
    '/.well-known/security.txt': writeSecurity(site),
    '/speculation-rules.json': writeSpeculationRules(),
    '/_headers': writeHeaders(site),
    ...(redirects.length > 0 && { '/_redirects': writeRedirects(redirects) }),
  };
  const forHosts = {
    'nginx.conf': writeNginx(outDir, repository, redirects),
    Caddyfile: writeCaddy(outDir, repository, redirects),
    'apache.conf': writeApache(outDir, repository, redirects),
  };
  const forwarding = forwardingPages(redirects);
  await Promise.all([
    ...Object.entries(files).map(([path, content]) => writeAsset(outDir, { path, content })),
    ...Object.entries(forHosts).map(([path, content]) =>
      writeAsset(`${outDir}-hosts`, { path, content }),
    ),
    ...Object.entries(forwarding).map(([path, content]) =>
      writeAsset(`${outDir}-hosts/forward`, { path, content }),
    ),
    writePictures(outDir),
    writeCovers(outDir),
    writeSocialImages(outDir),
  ]);
}

/** Writes the editor's page, with what the build could not publish. */
export async function writeEditor(outDir: string, faults: readonly string[]): Promise<void> {
  const files = repository ? editorFiles(repository, faults) : {};
  for (const [path, content] of Object.entries(files)) await writeAsset(outDir, { path, content });
}
