import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw';
import arrowUpRight from 'lucide-static/icons/arrow-up-right.svg?raw';
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw';
import menu from 'lucide-static/icons/menu.svg?raw';
import pause from 'lucide-static/icons/pause.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';

const drawings = { arrowLeft, arrowUpRight, chevronDown, menu, pause, play, x };

export type IconName = keyof typeof drawings;

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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing of a pinned package
      dangerouslySetInnerHTML={{ __html: strokesOf(drawings[name]) }}
    />
  );
}

const strokesOf = (svg: string) =>
  svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.indexOf('</svg>'))
    .replace(/\s+/g, ' ')
    .trim();
