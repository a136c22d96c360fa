import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { build } from '../../tools/commands/build.ts';
import { root } from '../../tools/root.ts';
import { needBrowser } from '../../tools/testing/browser.ts';
import { needPackage } from '../../tools/testing/on-demand.ts';
import { compressedSize } from '../e2e/compressed-size.ts';

// What a page downloads for an embedded form before anybody touches it: ours, and what others have
// on npm, each as its own documentation embeds it. A frame of its maker's host is not let through:
// what comes in it comes on top.

interface Embed {
  /** Where its files are. */
  readonly folder: string;
  readonly markup: string;
}

const host = 'http://embeds.localhost';
const version = {
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
    markup: `<script type="module" src="/widgets/v1/hire.js"></script><hire-get-matched></hire-get-matched>`,
  },
  ...(await theirs('@typeform/embed', 'build', [
    '<div data-tf-widget="abc"></div>',
    '<script src="/embed.js"></script>',
    '<link rel="stylesheet" href="/css/widget.css">',
  ])),
  ...(await theirs('@calcom/embed-core', 'dist/embed', [
    '<div id="calendar"></div>',
    `<script>
      window.Cal = Object.assign((...words) => Cal.q.push(words), { q: [], ns: {}, loaded: true });
      Cal('init', { origin: 'https://app.cal.com' });
      Cal('inline', { elementOrSelector: '#calendar', calLink: 'abc' });
    </script>`,
    '<script type="module" src="/embed.js"></script>',
  ])),
  ...(await theirs('@typebot.io/js', 'dist', [
    `<script type="module">
      import Typebot from '/web.js';
      Typebot.initStandard({ typebot: 'abc' });
    </script>`,
    '<typebot-standard style="height: 600px"></typebot-standard>',
  ])),
  ...(await theirs('@formbricks/surveys', 'dist', ['<script src="/index.umd.js"></script>'])),
};

const browser = await chromium.launch({
  executablePath: await needBrowser(),
  args: ['--no-sandbox'],
});
console.log(
  'An embedded form at first load       bytes, brotli   requests   asked of its maker’s host',
);
for (const [name, embed] of Object.entries(embeds)) {
  const { bytes, requests, elsewhere } = await load(browser, embed);
  const cells = [bytes.toLocaleString('en').padStart(13), `${requests}`.padStart(11)];
  console.log(`  ${name.padEnd(34)}${cells.join('')}   ${elsewhere.join(', ') || 'nothing'}`);
}
await browser.close();
process.exit(0);

async function theirs(
  name: keyof typeof version,
  folder: string,
  markup: readonly string[],
): Promise<Record<string, Embed>> {
  const at = await needPackage(name, version[name]);
  return { [`${name} ${version[name]}`]: { folder: join(at, folder), markup: markup.join('') } };
}

async function load(browser: Browser, { folder, markup }: Embed) {
  const page = await browser.newPage();
  const elsewhere = new Set<string>();
  const sizes: number[] = [];
  await page.route('**/*', async (route) => {
    const { origin, pathname, hostname } = new URL(route.request().url());
    if (origin !== host) {
      elsewhere.add(hostname);
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
  return { bytes, requests: sizes.length, elsewhere: [...elsewhere] };
}
