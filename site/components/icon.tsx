import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type tags from 'lucide-static/tags.json';

/** The name of a Lucide icon: https://lucide.dev/icons */
export type IconName = keyof typeof tags;

const { resolve } = createRequire(import.meta.url);
const drawings = new Map<IconName, string>();

export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.75"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an SVG of a pinned package
      dangerouslySetInnerHTML={{ __html: strokesOf(name) }}
    />
  );
}

function strokesOf(name: IconName): string {
  const strokes = drawings.get(name) ?? read(name);
  drawings.set(name, strokes);
  return strokes;
}

const read = (name: IconName): string => {
  const svg = readFileSync(resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  return svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.indexOf('</svg>'))
    .replace(/\s+/g, ' ')
    .replaceAll(' />', '/>')
    .replaceAll('> <', '><')
    .trim();
};
