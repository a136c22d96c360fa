import { expect, test, vi } from 'vitest';
import { retriableImport } from '../../widgets/kit/retriable-import.ts';

vi.stubGlobal('document', { querySelectorAll: () => [] });

test('a file is imported once, and after a failure under a new address', async () => {
  const found = vi.fn(async () => 'the module');
  const load = retriableImport('client', found, '/widgets/1.0.0/');
  expect([await load(), await load()]).toEqual(['the module', 'the module']);
  expect(found).toHaveBeenCalledOnce();

  const lost = vi.fn(() => Promise.reject(new Error('offline')));
  const loadLost = retriableImport('client', lost, '/widgets/1.0.0/');
  await expect(loadLost()).rejects.toThrow('offline');
  await expect(loadLost()).rejects.toThrow(/client\.js\?\d+/);
  expect(lost).toHaveBeenCalledOnce();
});
