import { rmSync } from 'node:fs';
import { Eleventy } from '@11ty/eleventy';
import { build } from 'vite';
import { copyVersion, writeMessages, writePackage } from './package/write-package.ts';

// Runs one build in a process of its own, because the configurations of Vite and Eleventy read the
// environment, and because a failed build may leave handles open.

try {
  const rolldownOptions = { checks: { pluginTimings: false } };
  await build({ logLevel: 'warn', build: { rolldownOptions } });
  const widgets = `${process.env.OUT_DIR}/widgets`;
  copyVersion(widgets);
  await writeMessages(widgets);
  if (process.env.WITH_PACKAGE) await writePackage(widgets);
  await new Eleventy(undefined, undefined, { quietMode: true }).write();
  // Only the pages needed the list of scripts. It is not part of the site.
  rmSync(`${process.env.OUT_DIR}/.vite`, { recursive: true });
  process.exit(0);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

/** Returns the messages of an error and its causes, with the stack lines of this project only. */
function explain(error) {
  const cause = error.originalError ?? error.cause;
  if (cause) return `${error.message}\n${explain(cause)}`;
  const lines = (error.stack ?? String(error)).split('\n');
  return lines.filter((line) => !/^\s+at .*(node_modules|node:)/.test(line)).join('\n');
}
