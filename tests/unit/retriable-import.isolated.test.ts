import { expect, test, vi } from 'vitest';

vi.stubGlobal('document', { querySelectorAll: () => [] });
vi.stubGlobal('__FOLDER__', '/widgets/1.0.0/');
const { retriableImport } = await import('../../widgets/kit/retriable-import.ts');

test('a file is imported once, and after a failure under a new address', async () => {
  const found = vi.fn(async () => 'the module');
  const load = retriableImport('client', found);
  expect([await load(), await load()]).toEqual(['the module', 'the module']);
  expect(found).toHaveBeenCalledOnce();

  const lost = vi.fn(() => Promise.reject(new Error('offline')));
  const loadLost = retriableImport('client', lost);
  await expect(loadLost()).rejects.toThrow('offline');
  await expect(loadLost()).rejects.toThrow(/client\.js\?\d+/);
  expect(lost).toHaveBeenCalledOnce();
});
