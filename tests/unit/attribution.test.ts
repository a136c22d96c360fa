import { afterEach, expect, test, vi } from 'vitest';
import { readAttribution } from '../../supabase/functions/send-email/validation/attribution.ts';
import { attributionOf } from '../../widgets/kit/form/attribution.ts';

/** On a page of that address, reached from another. */
function visit(address: string, referrer = '') {
  const { origin, pathname, search } = new URL(address);
  vi.stubGlobal('location', { origin, pathname, search });
  vi.stubGlobal('document', { referrer });
}

const told = (source = {}) => Object.fromEntries(new URLSearchParams(attributionOf(source)));

afterEach(() => vi.unstubAllGlobals());

test('the page is told without its query, and the referrer by its origin alone', () => {
  visit('https://acme.example/hire?session=secret#part', 'https://search.example/?q=private');
  expect(told()).toEqual({
    page: 'https://acme.example/hire',
    referrer: 'https://search.example',
  });
});

test('partner and campaign are told as the host wrote them', () => {
  visit('https://acme.example/');
  expect(told({ partner: 'acme & sons', campaign: 'spring=1' })).toMatchObject({
    partner: 'acme & sons',
    campaign: 'spring=1',
  });
});

test('of the address only the parameters of campaigns and clicks are told', () => {
  visit('https://acme.example/?utm_source=letter&gclid=abc&email=ada@byron.example&utm_evil=1');
  expect(told()).toEqual({
    page: 'https://acme.example/',
    utm_source: 'letter',
    gclid: 'abc',
  });
});

test('a long value is cut at 512 characters', () => {
  visit(`https://acme.example/?utm_term=${'x'.repeat(600)}`);
  expect(told().utm_term).toBe('x'.repeat(512));
});

test('a referrer that is no address is left out', () => {
  visit('https://acme.example/', 'nowhere');
  expect(told()).not.toHaveProperty('referrer');
});

test('the function reads all that the widgets tell', () => {
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

test('the function drops what is empty or on no list, and cuts and cleans the rest', () => {
  const told = { gclid: `${'x'.repeat(511)}🚀`, page: 'a\r\nb', fbclid: ' ', other: '1' };
  expect(read(new URLSearchParams(told).toString())).toEqual({
    gclid: 'x'.repeat(511),
    page: 'a b',
  });
});

function read(query: string) {
  return readAttribution(new URL(`https://project.example/send-email?${query}`));
}
