import type { Tone } from '../components/band.tsx';
import type { Section } from '../sections/sections.ts';

/** Alternates the tones paper and tint for the sections that do not set a tone. */
export function tonesOf(all: readonly Section[]): (Tone | undefined)[] {
  let last: Tone = 'tint';
  return all.map((section, index) => {
    if (withOwnBackground.has(section.kind)) return undefined;
    const next = all[index + 1];
    const isFree = last === 'paper' && !(next && toneOf(next) === 'tint');
    last = toneOf(section) ?? (isFree ? 'tint' : 'paper');
    return last;
  });
}

const withOwnBackground: ReadonlySet<Section['kind']> = new Set([
  'hero',
  'opening',
  'two-lines',
  'element',
  'turns',
  'horizon',
  'composer',
  'rate',
  'ten-days-opening',
  'widget',
  'missing',
  'clients',
  'related',
  'terms',
  'closing',
]);

const toneOf = (section: Section): Tone | undefined =>
  'tone' in section ? section.tone : undefined;
