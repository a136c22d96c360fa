import { expect, test, vi } from 'vitest';
import { loadLanguage } from '../../widgets/kit/languages/load-language.ts';

test.each([
  ['de-AT', undefined, 1],
  ['de', 'fr', 0],
])(
  'an element on a page in %s gets its texts, unless the page is in %s by then',
  async (lang, later, changes) => {
    const page = { lang };
    const element = { localName: 'hire-get-matched', closest: () => page };
    const change = vi.fn();
    const instance = {
      language: undefined,
      hasHostContent: false,
      attributeValues: { getState: () => ({}), subscribe: () => () => {} },
      change,
    };
    const loading = loadLanguage(element as never, instance);
    page.lang = later ?? lang;
    await loading;
    expect(change).toHaveBeenCalledTimes(changes);
    expect(instance.language !== undefined).toBe(changes === 1);
  },
);
