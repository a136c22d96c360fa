import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { partner, site } from '../e2e/addresses.ts';

const sheet = (file: string): string => readFileSync(`node_modules/${file}`, 'utf8');

/** Pages of somebody else: what they do to everything on them. */
const hosts = {
  Bootstrap: sheet('bootstrap/dist/css/bootstrap.min.css'),
  Bulma: sheet('bulma/css/bulma.min.css'),
  'Tailwind’s preflight': sheet('tailwindcss/preflight.css'),
  'all: unset on everything': '* { all: unset !important; }',
  'a root of 62.5 percent': 'html { font-size: 62.5%; }',
  'a theme with loud rules for every element': `
    * { box-sizing: content-box !important; letter-spacing: 2px !important; }
    div, form, fieldset, label, p, h2, h3, dl { margin: 9px !important; padding: 7px !important;
      float: left !important; color: red !important; text-transform: uppercase !important; }
    input, button, select, textarea { border: 5px dashed red !important; font: 30px cursive !important;
      width: 100% !important; appearance: auto !important; }
    svg { fill: red !important; } [part], [popover] { transform: rotate(3deg) !important; }`,
} as const;

/** The host's font is the default, so both pages ask for the same one. */
const fonts =
  ':root { --hire-font: sans-serif; --hire-font-heading: sans-serif; } body { margin: 0; }';

interface View {
  readonly tag: string;
  /** What stands on the page, where it is more than the tag. */
  readonly markup?: string;
  show(page: Page): Promise<void>;
}

const inPopover = (mode: string): View => ({
  tag: 'hire-popover',
  markup: `<hire-popover mode="${mode}"><hire-get-matched></hire-get-matched></hire-popover>`,
  show: async (page) => {
    await page.locator('hire-popover').evaluate((element) => {
      (element as HTMLElementTagNameMap['hire-popover']).open();
    });
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
      await page.locator('hire-get-matched:defined').evaluate((element) => {
        (element as HTMLElementTagNameMap['hire-get-matched']).goTo(9);
      });
      await expect(page.getByRole('textbox', { name: /^Email/ })).toBeVisible();
    },
  },
  'the application': {
    tag: 'hire-apply',
    show: async (page) => {
      await expect(page.getByRole('button', { name: 'Submit application' })).toBeVisible();
    },
  },
  'the newsletter’s panel': {
    tag: 'hire-newsletter-panel',
    show: async (page) => {
      await page.locator('hire-newsletter-panel').evaluate((element) => {
        (element as HTMLElementTagNameMap['hire-newsletter-panel']).open();
      });
      await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible();
    },
  },
};

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 640, height: 900 },
});

for (const [name, { tag, show, markup = `<${tag}></${tag}>` }] of Object.entries(views)) {
  test(`${name} looks the same on every host as on an empty page`, async ({ page }) => {
    const lookOn = async (style: string) => {
      await open(page, style, markup);
      await show(page);
      const part = page.locator(tag).locator('[part~=card], [part~=dialog]').first();
      return part.screenshot({ animations: 'disabled', caret: 'hide' });
    };
    const empty = await lookOn('');
    for (const [host, style] of Object.entries(hosts)) {
      const different = await countDifferent(page, await lookOn(style), empty);
      console.log(`  ${name}, ${host}: ${different} pixels differ`);
      expect.soft(different, `pixels that differ on ${host}`).toBe(0);
    }
  });
}

for (const [host, style] of Object.entries(hosts)) {
  test(`a page with ${host} looks the same once it has a widget`, async ({ page }) => {
    const own = `<form id="own"><h2>Ours</h2><p>Some <a href="#">words</a>.</p>
      <label>Name <input value="Ada"></label> <select><option>One</option></select>
      <button>Send</button></form>`;
    const globals = () => page.evaluate(() => Object.keys(window).sort());
    await open(page, style, own, '');
    const before = { look: await page.locator('#own').screenshot(), globals: await globals() };
    await open(page, style, `${own}<br><br><hire-get-matched></hire-get-matched>`);
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
    const after = await page.locator('#own').screenshot();
    expect(await countDifferent(page, after, before.look)).toBe(0);
    expect(await globals()).toEqual(before.globals);
  });
}

const loader = `<script type="module" src="${site}/widgets/v1/hire.js"></script>`;

async function open(page: Page, style: string, body: string, script = loader): Promise<void> {
  const address = `${partner}/hostile`;
  await page.unroute(address);
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>A host</title>
        <style>${fonts}</style><style>${style}</style>${script}<body>${body}</body></html>`,
    }),
  );
  // Chromium knows no network for a page that a test makes up, and asks before it calls this machine.
  await page.context().grantPermissions(['local-network-access']);
  await page.goto(address);
}

/** A rounded corner is drawn a shade lighter or darker where the element around it is another. */
const SHADE = 64;

/** How many pixels of two pictures differ by more than a shade; all of them where the sizes do. */
async function countDifferent(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const pictures = [one, other].map((picture) => picture.toString('base64'));
  return page.evaluate(
    async ({ pictures, shade }) => {
      const [a, b] = await Promise.all(
        pictures.map(async (text) => {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
          context.drawImage(bitmap, 0, 0);
          return context.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (!a || !b || a.width !== b.width || a.height !== b.height) return Number.POSITIVE_INFINITY;
      const different = new Set<number>();
      for (const [at, value] of a.data.entries()) {
        if (Math.abs(value - (b.data[at] ?? 0)) > shade) different.add(at >> 2);
      }
      return different.size;
    },
    { pictures, shade: SHADE },
  );
}
