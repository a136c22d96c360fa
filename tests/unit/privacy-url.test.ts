import { beforeEach, expect, test, vi } from 'vitest';
import { privacyUrl } from '../../widgets/kit/newsletter/privacy-url.ts';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  warn.mockReset().mockImplementation(() => {});
  vi.stubGlobal('document', { baseURI: 'https://acme.example/blog/' });
});

test.each([
  ['/datenschutz', 'https://acme.example/datenschutz'],
  ['https://acme.example/privacy', 'https://acme.example/privacy'],
  [undefined, `${__SITE_URL__}/privacy`],
])('the host can set the privacy notice %s', (given, url) => {
  expect(privacyUrl(given)).toBe(url);
  expect(warn).not.toHaveBeenCalled();
});

test.each(['javascript:alert(1)', 'http://'])(
  'the privacy notice %s is ignored with one warning, however often it is read',
  (given) => {
    for (let render = 0; render < 2; render += 1)
      expect(privacyUrl(given)).toBe(`${__SITE_URL__}/privacy`);
    expect(warn).toHaveBeenCalledOnce();
  },
);
