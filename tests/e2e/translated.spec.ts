import { expect, type Locator, type Page, test } from 'playwright/test';
import {
  apply,
  booking,
  discoveryCall,
  getMatched,
  newsletterPanel,
  sharedDaylight,
} from '../messages.ts';
import { sampleNamed } from '../sample.ts';
import { pdf } from './apply.fixture.ts';
import { mockSubmissions, respondWith } from './submissions.ts';
import { goTo, openWizard, press, stepCount, stepOf } from './wizard.ts';

// A browser that translates a page puts elements of its own in place of its texts. A view that changes
// or removes a text by its node changes nothing that anybody sees. So each widget is used twice: as it
// is, and under a simulated translation, in which it has to show the same texts.

/** Uses a widget. Calls `look` where its texts have changed. */
type Visit = (page: Page, look: (widget: Locator) => Promise<void>) => Promise<void>;

const visits: Readonly<Record<string, Visit>> = {
  'the wizard': async (page, look) => {
    const wizard = await openWizard(page);
    await wizard.getByRole('radio', { name: 'Developer' }).check();
    await press(page, getMatched.next);
    await look(wizard);
    await press(page, getMatched.previous);
    await wizard.getByRole('radio', { name: 'Designer' }).check();
    await look(wizard);
    await goTo(page, stepOf('skills'));
    await wizard.getByRole('textbox').fill('Rust');
    await press(page, getMatched.addSkills);
    await look(wizard);
    await goTo(page, stepCount);
    await look(wizard);
    await press(page, getMatched.submit);
    const contact = wizard.getByLabel(getMatched.contact.label);
    await expect(contact).toBeVisible();
    await look(wizard);
    await contact.fill('ada@byron.example');
    await press(page, getMatched.contact.send);
    await expect(contact).toHaveCount(0);
    await look(wizard);
    await press(page, getMatched.correctContact);
    await look(wizard);
    await press(page, getMatched.sendAnother);
    await look(wizard);
  },

  'the application': async (page, look) => {
    await page.goto('/apply');
    const form = page.locator('hire-apply:defined');
    const name = form.getByLabel(apply.fields.name.label);
    const file = form.locator('[part=file]');
    await form.getByLabel('Resume').setInputFiles(pdf());
    await expect(file).toContainText('ada.pdf');
    await form.getByLabel('Resume').setInputFiles({ ...pdf(), name: 'byron.pdf' });
    await expect(file).toContainText('byron.pdf');
    await look(form);
    await form.getByRole('button', { name: apply.submit }).click();
    await look(form);
    await name.fill('Ada Byron');
    await form.getByLabel(apply.fields.email.label).fill('ada');
    await look(form);
    await form.getByRole('button', { name: apply.remove }).click();
    await look(form);
  },

  'the discovery call': async (page, look) => {
    await page.goto('/hire-a-team');
    await page.getByRole('main').locator('[data-hire-open]').first().click();
    const call = page.locator('hire-discovery-call');
    const { fields } = discoveryCall;
    for (const name of ['name', 'email', 'company'] as const)
      await call.getByLabel(fields[name].label).fill('ada@byron.example');
    await look(call);
    await call.getByRole('button', { name: discoveryCall.next }).click();
    await look(call);
    await call.getByRole('button', { name: discoveryCall.submit }).click();
    await expect(call.locator('iframe').contentFrame().locator('body')).toBeVisible();
    await expect(call.getByText(booking.loading)).toBeHidden();
    await look(call);
  },

  'the newsletter panel': async (page, look) => {
    await page.goto('/about-us');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox').fill('ada@byron.example');
    await footer.getByRole('button').first().click();
    const panel = page.locator('hire-newsletter-panel');
    const email = panel.getByLabel(newsletterPanel.fields.email.label);
    await email.fill('ada');
    await panel.getByRole('button', { name: newsletterPanel.submit }).click();
    await look(panel);
    await email.fill('');
    await email.press('Enter');
    await look(panel);
  },

  'Shared Daylight': async (page, look) => {
    await page.goto(
      '/shared-daylight#places=Africa/Johannesburg,Europe/London&hours=09:00-17:00&date=2026-12-01',
    );
    const tool = page.locator('hire-shared-daylight:defined');
    await tool.getByLabel(sharedDaylight.from).first().selectOption('2 p.m.');
    await look(tool);
    await tool
      .getByRole('button', { name: `${sharedDaylight.city}: ` })
      .first()
      .click();
    await page.keyboard.type('zz');
    await look(tool);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('seat');
    await expect(tool.getByRole('option', { name: 'Seattle' })).toBeVisible();
    await page.keyboard.press('Enter');
    await look(tool);
    await tool.getByRole('button', { name: sharedDaylight.add }).click();
    await look(tool);
  },
};

for (const [name, visit] of sampleNamed(visits, 'the application')) {
  test(`under page translation ${name} shows the texts that it has without`, async ({
    page,
    context,
  }) => {
    const texts: string[] = [];
    await prepare(page);
    await visit(page, async (widget) => void texts.push(await readText(widget)));

    const translated = await context.newPage();
    await prepare(translated);
    await translated.addInitScript(translate);
    await visit(translated, async (widget) => {
      await expect(widget.locator('font').first()).toBeAttached();
      await expect.poll(() => readText(widget)).toBe(texts.shift());
    });
    expect(texts).toEqual([]);
  });
}

async function prepare(page: Page): Promise<void> {
  await page.clock.setFixedTime('2026-11-04T12:00');
  await mockSubmissions(page, respondWith(200, { success: true, id: 'one' }));
}

/** The text of a widget, without what only screen readers get. */
const readText = (widget: Locator): Promise<string> =>
  widget.evaluate(({ shadowRoot }) => {
    const view = document.createElement('div');
    for (const child of shadowRoot?.children ?? []) view.append(child.cloneNode(true));
    for (const hidden of view.querySelectorAll('style, [aria-live=polite]:not([role])'))
      hidden.remove();
    return view.textContent.replace(/\s+/g, ' ');
  });

/** Puts each text of the page's widgets into an element of its own, as soon as it is there. */
function translate(): void {
  const known = new WeakSet<ShadowRoot>();
  const translateTexts = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      const isKept = !parent || /^(font|style|option|textarea)$/.test(parent.localName);
      if (isKept || !text.textContent?.trim()) continue;
      const font = document.createElement('font');
      font.textContent = text.textContent;
      text.parentNode?.replaceChild(font, text);
    }
  };
  const watch = () => {
    for (const { shadowRoot } of document.querySelectorAll('*')) {
      if (!shadowRoot || known.has(shadowRoot)) continue;
      known.add(shadowRoot);
      translateTexts(shadowRoot);
      new MutationObserver(() => translateTexts(shadowRoot)).observe(shadowRoot, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    }
    requestAnimationFrame(watch);
  };
  watch();
}
