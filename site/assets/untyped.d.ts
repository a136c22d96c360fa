/** Types for the used parts of packages that have none. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt';
    variationAxes: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module 'js-yaml' {
  export const CORE_SCHEMA: unknown;
  export function load(yaml: string, options?: { schema: unknown }): unknown;
}

declare module 'topojson-client' {
  export function feature(topology: unknown, object: string): unknown;
}

declare module 'd3-geo' {
  export function geoContains(object: unknown, point: [number, number]): boolean;
}

declare module 'world-atlas/land-110m.json' {
  const topology: unknown;
  export default topology;
}
