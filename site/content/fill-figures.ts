import { brand } from './brand.ts';
import { claims } from './claims.ts';
import { firstPayday } from './first-payday.ts';
import { onboardingTable } from './first-ten.ts';

const figures = new Map<string, string>([
  ['brand', brand.name],
  ['brand.slug', brand.slug],
  ['brand.scheduler', brand.scheduler],
  ['onboardingTable', onboardingTable],
  ['firstPayday', firstPayday],
  ...Object.entries(claims).map(([name, { figure }]): [string, string] => [
    `claims.${name}`,
    figure,
  ]),
]);

/** The names of all placeholders. */
export const placeholders = [...figures.keys()];

/** Replaces placeholders in Markdown: `{claims.meet}` becomes the value of `claims.meet.figure`. */
export const fillFigures = (text: string): string =>
  text.replace(/\{([a-zA-Z.\d]+)\}/g, (_, name) => {
    const figure = figures.get(name);
    if (figure === undefined) throw new Error(`Unknown placeholder {${name}}.`);
    return figure;
  });
