import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { loaderPath } from '../../site/content/loader.ts';
import { build } from '../../tools/commands/build.ts';
import { root } from '../../tools/root.ts';
import { ensureBrowser } from '../../tools/testing/browser.ts';
import { ensurePackage } from '../../tools/testing/ensure-package.ts';
import { compressedSize } from '../e2e/compressed-size.ts';

// Measures what a page downloads for an embedded form before anybody uses it: for ours, and for
// competitors on npm, each embedded as its documentation says. Requests to the vendors' hosts are
// blocked and only listed, so what their frames download is not included.

interface Embed {
  /** The folder that is served as the root of the page. */
  readonly folder: string;
  readonly markup: string;
}

const host = 'http://embeds.localhost';
const versions = {
  '@typeform/embed': '6.1.1',
  '@calcom/embed-core': '1.5.3',
  '@typebot.io/js': '0.10.7',
  '@formbricks/surveys': '1.99.0',
};

const directory = '.cache/bench/dist';
await build({ outDir: directory });
const embeds: Record<string, Embed> = {
  'hire-get-matched, ready to use': {
    folder: join(root, directory),
    markup: `<script type="module" src="${loaderPath}"></script><hire-get-matched></hire-get-matched>`,
  },
  ...(await fromNpm('@typeform/embed', 'build', [
    '<div data-tf-widget="abc"></div>',
    '<script src="/embed.js"></script>',
    '<link rel="stylesheet" href="/css/widget.css">',
  ])),
  ...(await fromNpm('@calcom/embed-core', 'dist/embed', [
    '<div id="calendar"></div>',
    `<script>
      window.Cal = Object.assign((...words) => Cal.q.push(words), { q: [], ns: {}, loaded: true });
      Cal('init', { origin: 'https://app.cal.com' });
      Cal('inline', { elementOrSelector: '#calendar', calLink: 'abc' });
    </script>`,
    '<script type="module" src="/embed.js"></script>',
  ])),
  ...(await fromNpm('@typebot.io/js', 'dist', [
    `<script type="module">
      import Typebot from '/web.js';
      Typebot.initStandard({ typebot: 'abc' });
    </script>`,
    '<typebot-standard style="height: 600px"></typebot-standard>',
  ])),
  ...(await fromNpm('@formbricks/surveys', 'dist', ['<script src="/index.umd.js"></script>'])),
};

const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox'],
});
console.log('An embedded form at first load       bytes, brotli   requests   asked of its vendor');
for (const [name, embed] of Object.entries(embeds)) {
  const { bytes, requests, otherHosts } = await load(browser, embed);
  const cells = [bytes.toLocaleString('en').padStart(13), `${requests}`.padStart(11)];
  console.log(`  ${name.padEnd(34)}${cells.join('')}   ${otherHosts.join(', ') || 'nothing'}`);
}
await browser.close();
process.exit(0);

async function fromNpm(
  name: keyof typeof versions,
  folder: string,
  markup: readonly string[],
): Promise<Record<string, Embed>> {
  const packageFolder = await ensurePackage(name, versions[name]);
  return {
    [`${name} ${versions[name]}`]: { folder: join(packageFolder, folder), markup: markup.join('') },
  };
}

async function load(browser: Browser, { folder, markup }: Embed) {
  const page = await browser.newPage();
  const otherHosts = new Set<string>();
  const sizes: number[] = [];
  await page.route('**/*', async (route) => {
    const { origin, pathname, hostname } = new URL(route.request().url());
    if (origin !== host) {
      otherHosts.add(hostname);
      return route.abort();
    }
    if (pathname === '/') {
      const body = `<!doctype html><meta charset="utf-8"><title>Host</title>${markup}`;
      return route.fulfill({ contentType: 'text/html', body });
    }
    const path = join(folder, pathname);
    if (!existsSync(path)) return route.fulfill({ status: 404 });
    sizes.push(compressedSize(readFileSync(path)));
    return route.fulfill({ path });
  });
  await page.goto(host);
  await page.waitForLoadState('networkidle');
  await page.close();
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { bytes, requests: sizes.length, otherHosts: [...otherHosts] };
}
