import { expect, type Page, test } from 'playwright/test';
import { loaderPath } from '../../site/content/loader.ts';
import { site } from '../e2e/addresses.ts';
import { mailContaining } from '../e2e/inbox.ts';
import { sendQuickly } from '../e2e/wizard.ts';
import { sampleNamed } from '../sample.ts';
import { loader, openHostPage, strictPolicy } from './host-page.ts';

const script = (path: string): string => `<script type="module" src="${site}${path}"></script>`;
const fromNpm = script('/widgets/package/define.js');

/** A page with an inline script of the host, so it has no strict policy. */
const inline = (act: () => void): string => `<script>(${act})()</script>`;

interface HostPage {
  readonly head: string;
  readonly policy?: string;
  /** Whether a second definition is attempted and logged. */
  readonly isNoted?: boolean;
}

const pages: Readonly<Record<string, HostPage>> = {
  'two copies of the loader': { head: loader + loader },
  'two copies of the loader, under two addresses': {
    head: loader + script(`${loaderPath}?copy`),
  },
  'the loader and its pinned release': {
    head: loader + script('/widgets/RELEASE/hire.js'),
  },
  'the npm package and the loader': { head: fromNpm + loader },
  'the loader, and the npm package after it': { head: loader, isNoted: true },
  'an old React on window': { head: inline(addOldReact) + loader, policy: '' },
  'frozen prototypes': { head: inline(freezePrototypes) + loader, policy: '' },
};

/** Adds React 16 as a global, like its UMD build, and records accesses to it. */
function addOldReact(): void {
  const touched: string[] = [];
  const guard = (name: string) =>
    new Proxy(
      Object.assign(() => {}, { version: '16.14.0' }),
      {
        get: (target, part) => {
          touched.push(`${name}.${String(part)}`);
          return Reflect.get(target, part);
        },
      },
    );
  Object.assign(window, { React: guard('React'), ReactDOM: guard('ReactDOM'), touched });
}

function freezePrototypes(): void {
  const frozen = [
    Object,
    Array,
    Function,
    String,
    Number,
    Promise,
    Map,
    Set,
    Error,
    Event,
    EventTarget,
    Node,
    Element,
    HTMLElement,
    ShadowRoot,
  ];
  for (const each of frozen) Object.freeze(each.prototype);
}

for (const [name, { head, policy = strictPolicy, isNoted }] of sampleNamed(
  pages,
  'the loader and its pinned release',
)) {
  test(`on a page with ${name} each element is defined once, and the wizard sends its mail`, async ({
    page,
  }) => {
    test.slow();
    await countDefinitions(page);
    const { version } = await (await page.request.get(`${site}/widgets/integrity.json`)).json();
    const { errors, notes } = await openHostPage(page, {
      head: head.replace('RELEASE', version),
      policy,
      body: '<hire-get-matched></hire-get-matched>',
    });
    await expect(page.getByRole('radio', { name: 'Developer' })).toBeVisible();
    if (name.endsWith('after it')) {
      await page.evaluate((address) => import(address), `${site}/widgets/package/define.js`);
    }
    await page.waitForLoadState('networkidle');
    const { email } = await sendQuickly(page);
    expect(await mailContaining(email)).toBeTruthy();
    const definitions = await page.evaluate(() => window.definitions);
    const wizards = definitions.filter((tag) => tag === 'hire-get-matched').length;
    const told = notes.filter((text) => text.includes('is defined already')).length;
    console.log(`  ${name}: ${errors.length} errors, ${wizards} definition, ${told} notes, 1 mail`);
    expect(errors).toEqual([]);
    expect(new Set(definitions).size).toBe(definitions.length);
    expect(wizards).toBe(1);
    expect(told > 0).toBe(Boolean(isNoted));
    expect(await page.evaluate(() => Reflect.get(window, 'touched') ?? [])).toEqual([]);
  });
}

declare global {
  interface Window {
    definitions: string[];
  }
}

const countDefinitions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.definitions = [];
    const { define } = CustomElementRegistry.prototype;
    CustomElementRegistry.prototype.define = function (tag, ...rest) {
      window.definitions.push(tag);
      return define.call(this, tag, ...rest);
    };
  });
