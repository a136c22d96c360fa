import { geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import topology from 'world-atlas/land-110m.json';
import { cached } from './cache.ts';

/** `above` is how many more rows lie north of the map, over its upper edge. */
const view = { west: -130, north: 47.2, columns: 94, rows: 36, above: 6, degrees: 2.4 };

/** The map's size, in the distance between two dots. */
export const size = { width: view.columns, height: view.rows, above: view.above };

/** Where a meridian and a parallel are on the map. */
export const across = (longitude: number): number => (longitude - view.west) / view.degrees + 0.5;
export const down = (latitude: number): number => (view.north - latitude) / view.degrees + 0.5;

/**
 * The land as SVG path data whose unit is the distance between two dots: one line for each run of dots
 * in a row, half a unit longer than the run on both sides. Stroke it with round caps, the dash array
 * "0 1" and the dash offset -.5 to get the dots. Relative coordinates compress best.
 */
export const land: string = (await cached([view, 'relative'], drawLand)).toString();

async function drawLand(): Promise<Buffer> {
  const shape = feature(topology, 'land');
  let [x, y] = [0, 0];
  const lines = Array.from({ length: view.above + view.rows }, (_, index) => {
    const row = index - view.above;
    return runsIn(shape, row).map(({ column, count }) => {
      const line = `m${column - x} ${row - y}h${count}`;
      [x, y] = [column + count, row];
      return line;
    });
  });
  return Buffer.from(lines.flat().join(''));
}

/** The runs of dots in a row. */
function runsIn(shape: unknown, row: number): { column: number; count: number }[] {
  const dots = Array.from({ length: view.columns }, (_, column) =>
    isLand(shape, column, row) ? 'o' : ' ',
  );
  return [...dots.join('').matchAll(/o+/g)].map(({ index, 0: run }) => ({
    column: index,
    count: run.length,
  }));
}

function isLand(shape: unknown, column: number, row: number): boolean {
  return geoContains(shape, [view.west + column * view.degrees, view.north - row * view.degrees]);
}
