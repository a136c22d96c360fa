import './explain-failure.mjs';
import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { Eleventy } from '@11ty/eleventy';
import { bundleEditor } from '../../site/build/editor/bundle.js';
import { site } from '../../site/build/load-site.js';
import { loaderFolder } from '../../site/content/loader.ts';
import { buildForPages, release } from './bundles.ts';
import { writePlugin } from './package/wordpress.ts';
import {
  writeClassicLoaders,
  writeIntegrity,
  writeMessages,
  writePackage,
} from './package/write-package.ts';
import { keepAssets, keepVersions, readReleases } from './releases.ts';

// Runs one build in a process of its own, because the configurations of Vite and Eleventy read the
// environment, and because a failed build may leave handles open.

const { OUT_DIR: outDir, WITH_PACKAGE: withPackage, LIVE_SITE: liveSite } = process.env;
const today = new Date().toISOString().slice(0, 10);
const options = { outDir, liveSite, live: await readReleases(liveSite), today };
const widgets = `${outDir}/widgets`;
await buildForPages(outDir);
writeIntegrity(widgets);
await writeMessages(widgets);
const kept = await keepVersions(release, basename(loaderFolder), options);
writeClassicLoaders(widgets, Object.keys(kept.loaders));
writePlugin(outDir);
if (withPackage) await writePackage(widgets);
await new Eleventy(undefined, undefined, { quietMode: true }).write();
reportFaults(site.listFaults());
if (process.env.EDITOR_REPO) await bundleEditor(outDir);
// Only the pages needed these files. They are not part of the site.
await rm(`${outDir}/.vite`, { recursive: true });
await keepAssets(kept, options);
process.exit(0);

/** The other pages are published, unless the build is strict. */
function reportFaults(faults) {
  if (faults.length === 0) return;
  if (process.env.STRICT) throw new Error(faults.join('\n'));
  console.warn(faults.join('\n'));
}
