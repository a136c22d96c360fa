import { expect, test } from 'vitest';
import { runScript } from '../../tools/command.ts';

const check = (...options: string[]) => runScript('tools/commands/check.ts', options);

test('the launch check lists what is invented and what is empty, and fails only if it is strict', async () => {
  const { isOk, output } = await check();
  expect(isOk, output).toBe(true);
  expect(output).toContain(
    'site/content/sample-agreement.ts\n  an invented record: Services agreement',
  );
  expect(output).toContain('site/content/rates.json\n  ai-workflow-specialists: the page says');
  expect(output).toContain('site/content/brand.ts\n  entity: empty');
  expect((await check('--strict')).isOk).toBe(false);
});
