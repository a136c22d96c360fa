import { expect, type Page, test } from 'playwright/test';
import { loaderPath } from '../../site/content/loader.ts';
import { site } from '../e2e/addresses.ts';
import { sample } from '../sample.ts';
import { openHostPage } from './host-page.ts';
import { markupOf, scenarioOf, type Tag, tags, whenDefined } from './scenarios.ts';

/** The storage keys that widgets/elements.d.ts documents. */
const kept: Partial<Record<Tag, Partial<HostState>>> = {
  'hire-newsletter-popup': { sessionStorage: ['newsletter-popup-seen'] },
};

/** Everything of the page that a script could change. */
const readHost = (page: Page) =>
  page.evaluate(() => {
    const names = (thing: object) => Reflect.ownKeys(thing).map(String).sort();
    const attributes = (element: Element) =>
      [...element.attributes].map(({ name, value }) => `${name}=${value}`);
    const builtIn = [
      Object,
      Array,
      Function,
      String,
      Promise,
      Event,
      EventTarget,
      Node,
      Element,
      HTMLElement,
    ];
    return {
      globals: names(window).filter((name) => !/^\d+$/.test(name)),
      prototypes: builtIn.map(({ prototype }) => names(prototype).join()),
      localStorage: names(localStorage),
      sessionStorage: names(sessionStorage),
      cookies: document.cookie,
      address: location.href,
      history: history.length,
      state: JSON.stringify(history.state),
      title: document.title,
      scroll: [scrollX, scrollY],
      name: window.name,
      root: attributes(document.documentElement),
      body: attributes(document.body),
      head: document.head.innerHTML,
      styles: document.adoptedStyleSheets.length,
      own: document.querySelector('main')?.outerHTML,
    };
  });

type HostState = Awaited<ReturnType<typeof readHost>>;

// High enough that no widget has to scroll.
test.use({ viewport: { width: 1280, height: 3600 } });

for (const tag of sample(tags, ['hire-get-matched'])) {
  test(`${tag} changes nothing on the page during its whole use`, async ({ page }) => {
    test.slow();
    const filler = '<p style="block-size: 5000px">A long page</p>';
    const body = `<main style="block-size: 400px"><h1>A page</h1></main>${markupOf(tag)}${filler}`;
    await openHostPage(page, { head: '', body, policy: '' });
    await page.evaluate(() => {
      history.pushState({ page: 1 }, '', '#part');
      localStorage.setItem('own', '1');
      sessionStorage.setItem('own', '1');
      // biome-ignore lint/suspicious/noDocumentCookie: the test sets a cookie as an old page does
      document.cookie = 'own=1';
      scrollTo(0, 120);
    });
    const before = await readHost(page);
    await page.evaluate((address) => import(address), `${site}${loaderPath}`);
    await whenDefined(page, tag);
    const touched = new Set<string>();
    const expected = { ...before, ...kept[tag] };
    for (const place of ['sessionStorage', 'localStorage'] as const) {
      expected[place] = [...before[place], ...(kept[tag]?.[place] ?? [])].sort();
    }
    const looks: HostState[] = [];
    await scenarioOf(tag)(page, async () => void looks.push(await readHost(page)));
    for (const look of looks) {
      for (const what of Object.keys(expected) as (keyof HostState)[]) {
        if (JSON.stringify(look[what]) !== JSON.stringify(expected[what])) touched.add(what);
      }
    }
    console.log(
      `  ${tag}: ${looks.length} states looked at, ${touched.size} of ${Object.keys(expected).length} things of the page touched`,
    );
    for (const what of touched as Set<keyof HostState>) {
      expect.soft(looks.map((look) => look[what])).toEqual(looks.map(() => expected[what]));
    }
    expect([...touched]).toEqual([]);
  });
}
