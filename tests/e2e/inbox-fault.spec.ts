import { expect, test } from 'playwright/test';
import { freePorts } from '../../tools/services/free-ports.ts';
import { startInbox } from '../../tools/services/inbox.ts';
import { inbox } from './addresses.ts';

test('the inbox page shows and sets how the mail server responds', async ({ page }) => {
  const ports = await freePorts();
  const started = await startInbox({ smtpPort: ports.smtp, webPort: ports.inbox });
  const address = `http://localhost:${ports.inbox}`;
  await page.goto(address);
  const choice = page.getByLabel('How the mail server answers');
  await expect(choice).toHaveValue('none');
  const set = page.waitForResponse('**/api/fault');
  await choice.selectOption('550: refuse every mail');
  expect((await set).status()).toBe(200);
  await page.reload();
  await expect(choice).toHaveValue('550');
  expect(await (await fetch(`${address}/api/fault`)).json()).toEqual({ fault: '550' });
  await started.close();
});

test('an unknown fault is refused, and nothing changes', async () => {
  for (const body of ['{"fault":"552"}', '{"fault":"toString"}', '{', 'null']) {
    const response = await fetch(`${inbox}/api/fault`, { method: 'PUT', body });
    expect(response.status).toBe(422);
    expect((await response.json()).error).toContain('none, 451, 550, hang');
  }
  expect(await (await fetch(`${inbox}/api/fault`)).json()).toEqual({ fault: 'none' });
});
