import { afterEach, expect, test, vi } from 'vitest';
import { rememberLanding } from '../../site/scripts/landing.ts';
import { readAttribution } from '../../supabase/functions/send-email/validation/attribution.ts';
import { attributionOf } from '../../widgets/kit/form/attribution.ts';

/** Opens a page with this URL and referrer. `hireLanding` is set by the site's script. */
function visit(address: string, referrer = '', hireLanding?: string) {
  const { origin, pathname, search } = new URL(address);
  vi.stubGlobal('location', { origin, pathname, search });
  vi.stubGlobal('document', { referrer, documentElement: { dataset: { hireLanding } } });
}

const told = (source = {}) => Object.fromEntries(new URLSearchParams(attributionOf(source)));

afterEach(() => vi.unstubAllGlobals());

test('a form sends its page without the query, and only the origin of the referrer', () => {
  visit('https://acme.example/hire?session=secret#part', 'https://search.example/?q=private');
  expect(told()).toEqual({
    page: 'https://acme.example/hire',
    referrer: 'https://search.example',
  });
});

test.each([
  ['https://acme.example/?p=5&utm_source=letter', 'https://acme.example/?p=5'],
  ['https://acme.example/?p=5&page_id=12', 'https://acme.example/?p=5'],
  ['https://acme.example/?page_id=12', 'https://acme.example/?page_id=12'],
  ['https://acme.example/?p=ada@byron.example', 'https://acme.example/'],
])('a form on the WordPress page %s sends that page as %s', (address, page) => {
  visit(address);
  expect(told().page).toBe(page);
});

test('a form sends partner and campaign unchanged', () => {
  visit('https://acme.example/');
  expect(told({ partner: 'acme & sons', campaign: 'spring=1' })).toMatchObject({
    partner: 'acme & sons',
    campaign: 'spring=1',
  });
});

test('a form sends only the campaign and click parameters of the URL', () => {
  visit('https://acme.example/?utm_source=letter&gclid=abc&email=ada@byron.example&utm_evil=1');
  expect(told()).toEqual({
    page: 'https://acme.example/',
    utm_source: 'letter',
    gclid: 'abc',
  });
});

test('a form on a page without parameters sends an earlier page of the visit', () => {
  visit('https://acme.example/hire', '', '?utm_source=letter&email=ada@byron.example');
  expect(told()).toEqual({ page: 'https://acme.example/hire', utm_source: 'letter' });
});

test('the id of a form that is corrected is kept, if it is one', () => {
  const read = (replaces: string) =>
    readAttribution(new URL(`https://api.example/send-email?replaces=${replaces}`));
  const id = '0f960926-2d37-4962-8977-d470a39c14fa';
  expect(read(id)).toEqual({ replaces: id });
  expect(read('ann')).toEqual({});
});

test('a long value of the attribution is cut at 512 characters', () => {
  visit(`https://acme.example/?utm_term=${'x'.repeat(600)}`);
  expect(told().utm_term).toBe('x'.repeat(512));
});

test('a referrer that is not a URL is left out', () => {
  visit('https://acme.example/', 'nowhere');
  expect(told()).not.toHaveProperty('referrer');
});

test('the function reads every parameter that the widgets send', () => {
  const page = 'https://acme.example/hire';
  visit(`${page}?utm_source=letter&fbclid=${'x'.repeat(600)}`, 'https://search.example/');
  expect(read(attributionOf({ partner: 'acme & sons', campaign: 'spring=1' }))).toEqual({
    utm_source: 'letter',
    fbclid: 'x'.repeat(512),
    partner: 'acme & sons',
    campaign: 'spring=1',
    page,
    referrer: 'https://search.example',
  });
});

test('the function drops empty and unknown parameters, and shortens and cleans the others', () => {
  const told = { gclid: `${'x'.repeat(511)}🚀`, page: 'a\r\nb', fbclid: ' ', other: '1' };
  expect(read(new URLSearchParams(told).toString())).toEqual({
    gclid: 'x'.repeat(511),
    page: 'a b',
  });
});

function read(query: string) {
  return readAttribution(new URL(`https://project.example/send-email?${query}`));
}

test('a form names the latest of several campaigns that brought a visitor', () => {
  visit('https://daybreak.example/apply');
  const entries = ['?utm_source=first', '?utm_source=second', ''].map((search) => ({
    url: `https://daybreak.example/${search}`,
  }));
  vi.stubGlobal('window', { navigation: { entries: () => entries, currentEntry: { index: 2 } } });
  let onSubmit = () => {};
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    onSubmit = listener;
  });
  rememberLanding();
  onSubmit();
  expect(document.documentElement.dataset.hireLanding).toBe('?utm_source=second');
});
