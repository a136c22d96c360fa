import { geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import topology from 'world-atlas/land-110m.json';
import { cached } from './cache.ts';

const view = { west: -130, north: 70, columns: 66, rows: 34, degrees: 3.2 };

/** Between one dot and the next, in the drawing's units. */
export const dotSpacing = 16;

/** Where a place is in the drawing. */
export function project([longitude, latitude]: readonly [number, number]): [number, number] {
  const across = (longitude - view.west) / view.degrees;
  const down = (view.north - latitude) / view.degrees;
  return [Math.round(across * dotSpacing), Math.round(down * dotSpacing)];
}

/**
 * The land as one path: a stroke for each run of dots in a row, to be drawn with round caps and
 * dashes of nothing every `dotSpacing`. An eighth of what a subpath for each dot takes.
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

/** One unit longer than its dots, or rounding may lose the last. */
function drawRun(column: number, row: number, count: number): string {
  return `M${column * dotSpacing} ${row * dotSpacing}h${(count - 1) * dotSpacing + 1}`;
}
