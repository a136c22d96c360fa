import { Eleventy } from '@11ty/eleventy';
import { build } from 'vite';
import { keepVersion, writeMessages, writePackage } from './package/write-package.ts';

// One build, in a process of its own: Vite's and Eleventy's configurations read the environment, and
// whatever a failed build leaves open ends with the process.

try {
  const rolldownOptions = { checks: { pluginTimings: false } };
  await build({ logLevel: 'warn', build: { rolldownOptions } });
  const widgets = `${process.env.OUT_DIR}/widgets`;
  keepVersion(widgets);
  await writeMessages(widgets);
  if (process.env.WITH_PACKAGE) await writePackage(widgets);
  await new Eleventy(undefined, undefined, { quietMode: true }).write();
  process.exit(0);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

/** What went wrong, in which file of ours, without the builders' own stacks. */
function explain(error) {
  const cause = error.originalError ?? error.cause;
  if (cause) return `${error.message}\n${explain(cause)}`;
  const lines = (error.stack ?? String(error)).split('\n');
  return lines.filter((line) => !/^\s+at .*(node_modules|node:)/.test(line)).join('\n');
}
