import { expect, type Page, test } from 'playwright/test';
import { callMethod } from '../e2e/call-method.ts';
import { stepCount } from '../e2e/wizard.ts';
import { apply } from '../messages.ts';
import { sampleNamed } from '../sample.ts';
import { loader, openHostPage, styledPolicy, watchRefusals } from './host-page.ts';
import { hosts, type Setting, settings } from './hosts.ts';
import { countDifferent } from './pixels.ts';

interface View {
  readonly tag: string;
  /** The markup of the page, if it is more than the tag. */
  readonly markup?: string;
  show(page: Page): Promise<void>;
}

const inPopover = (mode: string): View => ({
  tag: 'hire-popover',
  markup: `<hire-popover mode="${mode}"><hire-get-matched></hire-get-matched></hire-popover>`,
  show: async (page) => {
    await callMethod(page.locator('hire-popover'), 'open');
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  },
});

const views: Record<string, View> = {
  'the wizard in a dialog': inPopover('dialog'),
  'the wizard in a bubble': inPopover('bubble'),
  'the wizard’s first step': {
    tag: 'hire-get-matched',
    show: async (page) => {
      await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
    },
  },
  'the wizard’s last step': {
    tag: 'hire-get-matched',
    show: async (page) => {
      await callMethod(page.locator('hire-get-matched:defined'), 'goTo', stepCount);
      await expect(page.getByRole('textbox', { name: /^Email/ })).toBeVisible();
    },
  },
  'the application': {
    tag: 'hire-apply',
    show: async (page) => {
      await expect(page.getByRole('button', { name: apply.submit })).toBeVisible();
    },
  },
  'the newsletter’s panel': {
    tag: 'hire-newsletter-panel',
    show: async (page) => {
      await callMethod(page.locator('hire-newsletter-panel'), 'open');
      await expect(page.getByRole('textbox', { name: /^Email/ })).toBeFocused();
    },
  },
};

const own = `<form id="own"><h2>Ours</h2><p>Some <a href="#">words</a>.</p>
  <label>Name <input value="Ada"></label> <select><option>One</option></select>
  <button>Send</button></form>`;

/** Sets the same font on every page, because widgets inherit the host's font. */
const fonts =
  ':root { --hire-font: sans-serif; --hire-font-heading: sans-serif; } body { margin: 0; }';

// Screenshots of the same view must not differ.
test.use({ reducedMotion: 'reduce', viewport: { width: 640, height: 900 } });

for (const [host, { style, setting = 'plain' }] of sampleNamed(
  hosts,
  'loud rules for every element',
)) {
  test(`on a page with ${host}, widgets look as on an empty page and change nothing on the page`, async ({
    page,
  }) => {
    test.slow();
    const refusals = await watchRefusals(page);
    const different: Record<string, number> = {};
    for (const [name, view] of Object.entries(views)) {
      const empty = await screenshotOnEmptyPage(page, name, setting);
      different[name] = await countDifferent(
        page,
        await screenshotsOf(page, view, style, setting),
        empty,
      );
    }
    const globals = () => page.evaluate(() => Object.keys(window).sort());
    await open(page, { style, setting, body: own, script: '' });
    const before = { look: await page.locator('#own').screenshot(), globals: await globals() };
    await open(page, {
      style,
      setting,
      body: `${own}<br><br><hire-get-matched></hire-get-matched>`,
    });
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
    const after = await page.locator('#own').screenshot();
    different['the host’s own form'] = await countDifferent(page, after, before.look);
    expect(await globals()).toEqual(before.globals);
    const sum = Object.values(different).reduce((a, b) => a + b);
    console.log(
      `  ${host}: ${Object.keys(different).length} pictures, ${sum} pixels differ; ${refusals.length} violations`,
    );
    expect(Object.entries(different).filter(([, count]) => count > 0)).toEqual([]);
    expect(refusals).toEqual([]);
  });
}

test('a form is hidden and takes no clicks where the page around it is so, but a dialog from there opens', {
  tag: '@all',
}, async ({ page }) => {
  const body = ['visibility: hidden', 'pointer-events: none'].map(
    (style) => `<div style="${style}"><hire-get-matched></hire-get-matched>
      <hire-newsletter-panel></hire-newsletter-panel></div>`,
  );
  await open(page, { style: '', setting: 'plain', body: body.join('') });
  const next = page.locator('hire-get-matched:defined').getByText('Next', { exact: true });
  await expect(next).toHaveCount(2);
  await expect(next.first()).toBeHidden();
  await expect(next.last()).toBeVisible();
  await expect(next.last().click({ timeout: 1_000 })).rejects.toThrow(/intercepts pointer events/);
  for (const panel of await page.locator('hire-newsletter-panel').all()) {
    await callMethod(panel, 'open');
    await panel.getByRole('button', { name: 'Close', exact: true }).click();
  }
});

const emptyPageScreenshots = new Map<string, Buffer>();

/** Cached, because the screenshots of the empty page are the same for every host. */
async function screenshotOnEmptyPage(page: Page, name: string, setting: Setting): Promise<Buffer> {
  const key = `${name}, ${setting}`;
  const look =
    emptyPageScreenshots.get(key) ?? (await screenshotsOf(page, views[name] as View, '', setting));
  emptyPageScreenshots.set(key, look);
  return look;
}

async function screenshotsOf(
  page: Page,
  { tag, markup = `<${tag}></${tag}>`, show }: View,
  style: string,
  setting: Setting,
): Promise<Buffer> {
  await open(page, { style, setting, body: markup });
  await show(page);
  const part = page.locator(tag).locator('[part~=card], [part~=dialog]').first();
  return part.screenshot({ animations: 'disabled', caret: 'hide' });
}

interface HostPage {
  readonly style: string;
  readonly setting: Setting;
  readonly body: string;
  readonly script?: string;
}

async function open(
  page: Page,
  { style, setting, body, script = loader }: HostPage,
): Promise<void> {
  await openHostPage(page, {
    html: `lang="en" ${settings[setting]}`,
    head: `<style>${fonts}</style><style>${style}</style>${script}`,
    body,
    policy: `${styledPolicy}; img-src data:`,
  });
}
