import { expect, test } from 'vitest';
import { runScript } from '../../tools/command.ts';

const check = (...options: string[]) => runScript('tools/commands/check.ts', options);

test('the launch check reads every page, and fails only if it is strict and something is left', async () => {
  const { isOk, output } = await check();
  expect(isOk, output).toBe(true);
  expect(output).toMatch(/\d+ to replace, in \d+ files|Nothing is left to replace/);
  expect((await check('--strict')).isOk).toBe(output.includes('Nothing is left'));
});
