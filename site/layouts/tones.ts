import type { Tone } from '../components/band.tsx';
import type { Section } from '../sections/sections.ts';

/** Paper and tint take turns, except where a page says which of them it wants. */
export function tonesOf(all: readonly Section[]): (Tone | undefined)[] {
  let last: Tone = 'tint';
  return all.map((section, index) => {
    if (ground.has(section.kind)) return undefined;
    const next = all[index + 1];
    const isFree = last === 'paper' && !(next && toneOf(next) === 'tint');
    last = toneOf(section) ?? (isFree ? 'tint' : 'paper');
    return last;
  });
}

/** These bring a ground of their own. */
const ground: ReadonlySet<Section['kind']> = new Set([
  'hero',
  'opening',
  'widget',
  'missing',
  'closing',
]);

const toneOf = (section: Section): Tone | undefined =>
  'tone' in section ? section.tone : undefined;
