import { expect, test } from 'playwright/test';
import { callMethod } from '../e2e/call-method.ts';
import { mailContaining } from '../e2e/inbox.ts';
import { answerQuickly, confirmation, press, wizardOf } from '../e2e/wizard.ts';
import { type PartnerApp, startApp } from './apps/partner-app.ts';

/** Each proves that its bundler and its server can import the package. Others: frameworks.spec.ts. */
const apps: Readonly<Record<PartnerApp, string>> = {
  next: 'a Next app with server components',
  'next-webpack': 'a Next app with server components and webpack',
  'vite-react': 'a Vite app with React and strict TypeScript',
  angular: 'an Angular app, which sets the role as a property,',
};

for (const [name, title] of Object.entries(apps)) {
  test(`${title} is built with the package, sends a form, keeps it while it is away, receives events and logs nothing`, {
    tag: '@all',
  }, async ({ page }) => {
    test.setTimeout(300_000);
    const app = await startApp(name as PartnerApp);
    try {
      const logged: string[] = [];
      page.on('pageerror', ({ message }) => logged.push(message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) logged.push(message.text());
      });
      await page.goto(app.address);
      await expect(wizardOf(page).getByRole('radio', { name: 'Developer' })).toBeChecked();
      await expect(page.getByText('1 ready, 0 steps, 0 successes')).toBeVisible();
      await callMethod(wizardOf(page), 'setData', { company: 'Byron' });
      const toggle = page.getByRole('button', { name: 'Show or hide' });
      await toggle.click();
      await expect(wizardOf(page)).toBeHidden();
      await toggle.click();
      await expect(page.getByText('2 ready, 0 steps, 0 successes')).toBeVisible();
      expect(await callMethod(wizardOf(page), 'getData')).toMatchObject({
        company: 'Byron',
        role: 'dev',
      });
      const { email } = await answerQuickly(page);
      await press(page, 'Send it');
      await expect(confirmation(page)).toBeVisible();
      await expect(page.getByText('2 ready, 1 steps, 1 successes')).toBeVisible();
      expect((await mailContaining(email)).text).toContain('acme');
      await expect(page.getByRole('group', { name: '1 of 2' })).toHaveCSS('opacity', '1');
      await expect(page.getByRole('group', { name: '2 of 2' })).toHaveCSS('opacity', '0');
      await page.getByRole('link', { name: 'Book a call', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(page.url()).toBe(`${app.address}/`);
      expect(logged).toEqual([]);
    } finally {
      app.close();
    }
  });
}
