import { brand } from './brand.ts';
import { claims } from './claims.ts';

const figures = new Map<string, string>([
  ['brand', brand.name],
  ['brand.slug', brand.slug],
  ...Object.entries(claims).map(([name, { figure }]): [string, string] => [
    `claims.${name}`,
    figure,
  ]),
]);

/** Articles are text: `{claims.meet}` there stands for what `claims.meet.figure` says. */
export const fillFigures = (text: string): string =>
  text.replace(/\{([a-zA-Z.\d]+)\}/g, (_, name) => {
    const figure = figures.get(name);
    if (figure === undefined) throw new Error(`{${name}} stands for nothing.`);
    return figure;
  });
