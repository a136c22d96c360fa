import { expect, test } from 'playwright/test';
import { bundleFunction } from '../../stack/bundle-function.ts';
import { functionUrlOf } from '../../stack/database.ts';
import { freePorts } from '../../stack/free-ports.ts';
import { startFunction } from '../../stack/function.ts';
import { readPorts } from '../../stack/ports.ts';
import { databaseUrl } from './addresses.ts';
import { mailContaining } from './inbox.ts';

const apiKey = 'sb_publishable_local';

test('the bundle needs no package, and does what the function does', async () => {
  const directory = '.cache/test/function';
  await bundleFunction(directory);
  const { function: port } = await freePorts();
  const running = await startFunction({
    port,
    apiKey,
    mailPort: readPorts().smtp,
    databaseUrl: functionUrlOf(databaseUrl),
    entry: `${directory}/index.js`,
    onLine: () => {},
  });
  const email = `${crypto.randomUUID()}@byron.example`;
  const response = await fetch(`http://127.0.0.1:${port}/send-email`, {
    method: 'POST',
    headers: { apikey: apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ formType: 'Newsletter Subscription', formData: { email } }),
  });
  expect(await response.json()).toMatchObject({ success: true });
  await mailContaining(email);
  await running.close();
});
