import { geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import topology from 'world-atlas/land-110m.json';
import { cached } from './cache.ts';

const view = { west: -130, north: 70, columns: 66, rows: 34, degrees: 3.2 };

/** The distance between two dots, in SVG units. */
export const dotSpacing = 16;

/** The position of a place in the drawing, in SVG units. */
export function project([longitude, latitude]: readonly [number, number]): [number, number] {
  const across = (longitude - view.west) / view.degrees;
  const down = (view.north - latitude) / view.degrees;
  return [Math.round(across * dotSpacing), Math.round(down * dotSpacing)];
}

/**
 * The land as SVG path data with one line for each run of dots in a row. Stroke it with round caps
 * and `stroke-dasharray="0 ${dotSpacing}"` to get the dots. This takes an eighth of the bytes of a
 * subpath for each dot.
 */
export const land: string = (await cached([view, dotSpacing], drawLand)).toString();

async function drawLand(): Promise<Buffer> {
  const shape = feature(topology, 'land');
  const rows = Array.from({ length: view.rows }, (_, row) => drawRow(shape, row));
  return Buffer.from(rows.join(''));
}

function drawRow(shape: unknown, row: number): string {
  const dots = Array.from({ length: view.columns }, (_, column) => isLand(shape, column, row));
  const runs = [
    ...dots
      .map((dot) => (dot ? 'o' : ' '))
      .join('')
      .matchAll(/o+/g),
  ];
  return runs.map((run) => drawRun(run.index, row, run[0].length)).join('');
}

function isLand(shape: unknown, column: number, row: number): boolean {
  return geoContains(shape, [view.west + column * view.degrees, view.north - row * view.degrees]);
}

/** One unit longer than needed: rounding errors could otherwise drop the last dot. */
function drawRun(column: number, row: number, count: number): string {
  return `M${column * dotSpacing} ${row * dotSpacing}h${(count - 1) * dotSpacing + 1}`;
}
