import type { Locator } from 'playwright/test';
import { apply } from '../messages.ts';
import { expect, field, pdf, press, test } from './apply.fixture.ts';
import { mailContaining, uniqueEmail } from './inbox.ts';
import { collectSubmissions } from './submissions.ts';

test('each Tab stop has a visible focus ring', { tag: '@all' }, async ({ page, open }) => {
  const form = await open();
  await form.locator('input[type=file]').setInputFiles(pdf());
  const stops: string[] = [];
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const at = await form.evaluate((element) => {
      const focused = element.shadowRoot?.activeElement;
      if (!focused) return undefined;
      const ringed =
        focused.closest('label') ?? focused.parentElement?.closest('[part=drop-zone]') ?? focused;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const hit = element.shadowRoot?.elementFromPoint(left + width / 2, top + height / 2);
      return {
        name: focused.getAttribute('name') ?? focused.textContent ?? '',
        ring: Number.parseFloat(getComputedStyle(ringed).outlineWidth),
        isSeen: hit !== null && (focused.contains(hit as Node) || ringed.contains(hit as Node)),
      };
    });
    if (!at) break;
    expect(at, at.name).toMatchObject({ isSeen: true });
    expect(at.ring, at.name).toBeGreaterThanOrEqual(3);
    stops.push(at.name);
  }
  expect(stops).toEqual([
    'name',
    'email',
    'location',
    'timezone',
    'languages',
    ...Array(12).fill('skills'),
    'own-skills',
    'experience',
    'portfolio',
    'bio',
    'availability',
    'hourlyRate',
    'resumeFile',
    'Remove resume ada.pdf',
    apply.submit,
    apply.startOver,
  ]);
});

test('an applicant completes and sends the form with the keyboard alone', { tag: '@all' }, async ({
  page,
  open,
}) => {
  const sent = collectSubmissions(page);
  const form = await open();
  const email = uniqueEmail();
  const { keyboard } = page;
  const tab = async (times = 1) => {
    for (let press = 0; press < times; press += 1) await keyboard.press('Tab');
  };
  await tab();
  await keyboard.press('Enter');
  await expect(form.getByRole('group', { name: apply.errorSummary.missing })).toBeFocused();
  await tab();
  await keyboard.press('Enter');
  await expect(field(form, 'name')).toBeFocused();
  await keyboard.type('Ada Byron');
  await tab();
  await keyboard.type(email);
  await tab(4);
  await keyboard.press('Space');
  await tab(12);
  await keyboard.type('Rust');
  await tab();
  await keyboard.press('Space');
  await keyboard.press('ArrowRight');
  await tab(2);
  await keyboard.type('One line');
  await keyboard.press('Enter');
  await keyboard.type('and another');
  expect(sent).toEqual([]);
  await tab();
  await keyboard.press('Space');
  await tab();
  await keyboard.press('Enter');
  await expect(form.getByRole('heading', { name: apply.notices.success.title })).toBeFocused();
  expect(sent[0]?.postDataJSON().formData).toMatchObject({
    name: 'Ada Byron',
    email,
    skills: ['Frontend Development', 'Rust'],
    experience: '3-5',
    availability: 'part-time',
    bio: 'One line\nand another',
  });
  await mailContaining(email);
});

test('no text is cut off at 200 % text size or with wide spacing', { tag: '@all' }, async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 640, height: 900 });
  const form = await open();
  await press(form);
  await form.locator('input[type=file]').setInputFiles(pdf());
  await form.evaluate((element) => {
    element.style.setProperty('--hire-font-size', '34px');
    element.style.setProperty('--hire-font-size-small', '30px');
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    );
    element.shadowRoot?.adoptedStyleSheets.push(spaced);
  });
  const cut = await form.evaluate((element) =>
    [...(element.shadowRoot?.querySelectorAll('*') ?? [])]
      // Text for screen readers only is 1 px wide.
      .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1)
      .map((part) => part.outerHTML.slice(0, 80)),
  );
  expect(cut).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
});

test('on a right-to-left page labels begin where their fields do', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  const form = await open({ dir: 'rtl' });
  const right = async (part: Locator) => {
    const box = await part.boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0));
  };
  expect(await right(form.getByText(`${apply.fields.name.label} ${apply.required}`))).toBe(
    await right(field(form, 'name')),
  );
});

test('short fields are side by side only if the form is wide', {
  tag: '@all',
}, async ({ page, open }) => {
  const form = await open();
  const top = async (name: 'location' | 'timezone') => (await field(form, name).boundingBox())?.y;
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await top('location')).toBe(await top('timezone'));
  await form.evaluate((element) => {
    element.style.inlineSize = '340px';
  });
  expect(await top('location')).not.toBe(await top('timezone'));
});
