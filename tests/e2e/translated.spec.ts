import { expect, type Page, test } from 'playwright/test';
import { apply } from '../messages.ts';
import { pdf } from './apply.fixture.ts';
import { openWizard, press } from './wizard.ts';

/** Puts each text of the page's widgets into an element of its own, as a translating browser does. */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!text.textContent?.trim() || !parent || /^(font|style|option)$/i.test(parent.localName))
          continue;
        const font = document.createElement('font');
        font.textContent = text.textContent;
        text.parentNode?.replaceChild(font, text);
      }
    };
    for (const { shadowRoot } of document.querySelectorAll('*')) {
      if (!shadowRoot) continue;
      translate(shadowRoot);
      new MutationObserver(() => translate(shadowRoot)).observe(shadowRoot, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    }
  });
}

test('under page translation the wizard shows its present step', async ({ page }) => {
  const wizard = await openWizard(page);
  await translatePage(page);
  await wizard.getByRole('radio', { name: 'Developer' }).check();
  await press(page, 'Next');
  await expect(wizard.getByText('Step 2 of 9')).toBeVisible();
  await press(page, 'Previous');
  await wizard.getByRole('radio', { name: 'Designer' }).check();
  await expect(wizard.getByRole('region')).toContainText('Designer');
  for (let step = 1; step < 9; step += 1) await press(page, 'Next');
  await expect(wizard.getByText('Step 9 of 9')).toBeVisible();
  await expect(wizard.getByRole('button', { name: 'Submit' })).toBeVisible();
});

test('under page translation Shared Daylight shows the present hours', async ({ page }) => {
  await page.goto(
    '/shared-daylight#places=Africa/Johannesburg,Europe/London&hours=09:00-17:00&date=2026-12-01',
  );
  const tool = page.locator('hire-shared-daylight');
  const heading = tool.getByRole('heading', { level: 2 });
  await expect(heading).toHaveText('You share 6 hours');
  await translatePage(page);
  await tool.getByLabel('From').first().selectOption('2 p.m.');
  await expect(heading).toHaveText('You share 3 hours');
  await expect(tool.getByText('2 p.m. to 5 p.m. in Johannesburg')).toBeVisible();
});

test('under page translation the application shows the name of the present file', async ({
  page,
}) => {
  await page.goto('/apply');
  const form = page.locator('hire-apply');
  await expect(page.locator('hire-apply:defined')).toBeVisible();
  await translatePage(page);
  const file = form.locator('[part=file]');
  await form.getByLabel('Resume').setInputFiles(pdf());
  await expect(file).toContainText('ada.pdf');
  await form.getByLabel('Resume').setInputFiles({ ...pdf(), name: 'byron.pdf' });
  await expect(file).toContainText('byron.pdf');
  await expect(file).not.toContainText('ada.pdf');
  await form.getByRole('button', { name: apply.submit }).click();
  await expect(form.getByText(apply.faults.name.missing).first()).toBeVisible();
});
