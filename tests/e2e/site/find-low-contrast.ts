import type { Page } from 'playwright/test';
import sharp from 'sharp';

interface Line {
  readonly text: string;
  /** Red, green, blue and opacity, from 0 to 255. */
  readonly color: readonly number[];
  readonly leastContrast: number;
  readonly box: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;
}

/**
 * Finds text with too little contrast with what is painted behind it (WCAG 1.4.3), in a screenshot without
 * the text. Axe reads the styles instead: it trusts the ground of an element without a box, and knows
 * no drawings.
 */
export async function findLowContrast(page: Page): Promise<string[]> {
  const lines = await page.evaluate(hideText);
  const image = sharp(await page.screenshot({ fullPage: true })).removeAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const groundAt = (x: number, y: number) => {
    const start = (Math.round(y) * info.width + Math.round(x)) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  const faults = lines.flatMap(({ text, color, leastContrast, box }) => {
    const contrasts = shares
      .map((share) => groundAt(box.x + share * box.width, box.y + box.height / 2))
      .map((ground) => contrast(over(color, ground), ground))
      .sort((one, other) => one - other);
    // Most of the line stands on the same ground.
    const usual = contrasts[contrasts.length >> 1] ?? 0;
    return usual < leastContrast ? [`${usual.toFixed(1)}: ${text}`] : [];
  });
  return [...new Set(faults)];
}

/** Where on a line the ground is read. */
const shares = [0.02, 0.2, 0.4, 0.6, 0.8, 0.98];

type Color = readonly number[];

/** A color of some opacity on a ground. */
const over = (color: Color, ground: Color): Color =>
  ground.map((value, index) => value + ((color[index] ?? 0) - value) * ((color[3] ?? 255) / 255));

function contrast(one: Color, other: Color): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Runs in the page. Makes all text transparent, and returns its lines. */
function hideText(): Line[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  const read = (color: string): number[] => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const hidden = new CSSStyleSheet();
  hidden.replaceSync(
    '*, ::before, ::after { color: transparent !important; text-decoration: none !important; transition: none !important }',
  );
  const roots: (Document | ShadowRoot)[] = [];
  const skipped = '[aria-hidden=true], [aria-disabled=true], :disabled, svg, style, script, option';

  function* texts(root: Node): Generator<Text> {
    for (const node of root.childNodes) {
      if (node instanceof Text && node.data.trim()) yield node;
      if (!(node instanceof Element) || node.matches(skipped)) continue;
      // Only for screen readers, with all that is in it.
      if (getComputedStyle(node).clipPath === 'inset(50%)') continue;
      if (node.shadowRoot) {
        roots.push(node.shadowRoot);
        yield* texts(node.shadowRoot);
      }
      yield* texts(node);
    }
  }

  roots.push(document);
  for (const each of document.querySelectorAll<HTMLElement>('main > *, footer'))
    each.style.contentVisibility = 'visible';
  scrollTo({ top: 0, behavior: 'instant' });
  const lines = [...texts(document.body)].flatMap((node) => {
    const owner = node.parentElement ?? (node.getRootNode() as ShadowRoot).host;
    const { color, fontSize, fontWeight } = getComputedStyle(owner);
    if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    const size = Number.parseFloat(fontSize) * (Number(fontWeight) >= 700 ? 24 / 18.66 : 1);
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .filter(({ x, y, width, height }) => width > 2 && height > 2 && x >= 0 && y + scrollY >= 0)
      .filter(({ right }) => right <= document.documentElement.clientWidth)
      .map(({ x, y, width, height }) => ({
        text: node.data.trim().slice(0, 60),
        color: read(color),
        leastContrast: size >= 24 ? 3 : 4.5,
        box: { x, y: y + scrollY, width, height },
      }));
  });
  for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, hidden];
  return lines;
}
