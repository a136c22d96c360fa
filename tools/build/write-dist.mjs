import { rm } from 'node:fs/promises';
import { Eleventy } from '@11ty/eleventy';
import { bundleEditor } from '../../site/build/editor/bundle.js';
import { buildForPages, release } from './bundles.ts';
import { finishRelease, writeMessages, writePackage } from './package/write-package.ts';
import { keepReleases } from './releases.ts';

// Runs one build in a process of its own, because the configurations of Vite and Eleventy read the
// environment, and because a failed build may leave handles open.

try {
  const { OUT_DIR: outDir, WITH_PACKAGE: withPackage, LIVE_SITE: liveSite } = process.env;
  const widgets = `${outDir}/widgets`;
  await buildForPages(outDir);
  finishRelease(widgets);
  await writeMessages(widgets);
  if (withPackage) await writePackage(widgets);
  await new Eleventy(undefined, undefined, { quietMode: true }).write();
  if (process.env.EDITOR_REPO) await bundleEditor(outDir);
  // Only the pages needed these files. They are not part of the site.
  await rm(`${outDir}/.vite`, { recursive: true });
  const today = new Date().toISOString().slice(0, 10);
  await keepReleases({ outDir, version: release, liveSite: liveSite || undefined, today });
  process.exit(0);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

/** Returns the messages of an error and its causes, with the stack lines of this project only. */
function explain(error) {
  const cause = error.originalError ?? error.cause;
  const isOfEleventy = /^(Having trouble|Error in the data schema)/.test(error.message);
  if (cause) return `${isOfEleventy ? '' : `${error.message} `}${explain(cause)}`;
  // What this project throws says where and what to do.
  if (error.name === 'Error') return error.message;
  const lines = (error.stack ?? String(error)).split('\n');
  return lines.filter((line) => !/^\s+at .*(node_modules|node:)/.test(line)).join('\n');
}
