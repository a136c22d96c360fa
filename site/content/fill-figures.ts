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

/** A placeholder, with its value if that is short. */
function describe(name: string): string {
  const written = `{${name}}`;
  return name.startsWith('claims.') ? `${written} (${figures.get(name)})` : written;
}

/** What to write in place of a placeholder that does not exist. */
export const advice = `There are only ${placeholders.map(describe).join(', ')}. For braces that are text, write {{word}}.`;

/**
 * Replaces placeholders: `{claims.meet}` becomes the value of `claims.meet.figure`. `{{word}}` is the text
 * `{word}`. A backslash is no escape here, because the editor removes it when it saves.
 */
export const fillFigures = (text: string): string => text.replace(placeholder, fill);

/** Does the same in Markdown, but not in its code. */
export const fillMarkdown = (text: string): string =>
  text.replace(codeOrPlaceholder, (all) => (/^[`~]/.test(all) ? all : fillFigures(all)));

/** Markdown without its code, which may be about any tag or picture. */
export const withoutCode = (text: string): string => text.replace(code, '');

const placeholder = /\{\{[a-zA-Z.\d]+\}\}|\{([a-zA-Z.\d]+)\}/g;

/** Code between lines of three backticks or tildes, or in a line between backticks. */
const code =
  /^(`{3,}|~{3,}).*\n(?:[\s\S]*?\n)?\1[`~]*[ \t]*$|(?<!`)(`+)(?!`)(?:(?!\n\s*\n)[\s\S])*?[^`]\2(?!`)/gm;
const codeOrPlaceholder = new RegExp(`${code.source}|${placeholder.source}`, 'gm');

function fill(all: string, name: string): string {
  if (all.startsWith('{{')) return all.slice(1, -1);
  const figure = figures.get(name);
  if (figure !== undefined) return figure;
  throw new Error(`Unknown placeholder {${name}}. ${advice}`);
}
