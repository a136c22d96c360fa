import { expect, test } from 'vitest';
import { runScript } from '../../tools/command.ts';

const check = (options: readonly string[] = [], env = {}) =>
  runScript('tools/commands/check.ts', options, { env });

test('the launch check reads every page, and fails only if it is strict and something is left', async () => {
  const { isOk, output } = await check();
  expect(isOk, output).toBe(true);
  expect(output).toMatch(/\d+ to replace, in \d+ files|Nothing is left to replace/);
  expect((await check(['--strict'])).isOk).toBe(output.includes('Nothing is left'));
});

test('the launch check refuses an address without a scheme before it reads a file', async () => {
  const { isOk, output } = await check([], { SITE_URL: 'localhost' });
  expect(isOk).toBe(false);
  expect(output.trim()).toMatch(/^SITE_URL: "localhost" is no web address\. .*$/);
});
