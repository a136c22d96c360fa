import { parseArgs } from 'node:util';
import { forms } from '../../../supabase/functions/_shared/contract.ts';
import { mentionOf } from './mention.ts';

export const states = ['queued', 'done', 'dead', 'held', 'discarded'] as const;

/** Selects leads; an empty filter selects all. */
export interface Filter {
  /** The form's type. */
  readonly form?: string | undefined;
  readonly state?: string | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  /** A regular expression that an answer has to match. */
  readonly mentions?: string | undefined;
  readonly most?: number | undefined;
}

/** A parsed command. */
export type Order =
  | { readonly act: 'help' }
  | { readonly act: 'list'; readonly filter: Filter; readonly csv: string | undefined }
  | { readonly act: 'replay'; readonly ids: readonly string[] }
  | { readonly act: 'release' | 'discard'; readonly ids: readonly string[] }
  | { readonly act: 'forget'; readonly filter: Filter; readonly isSure: boolean };

export const HELP = `What visitors sent, straight from the database.

  npm run leads                            the latest 50, newest first
  npm run leads -- list --state dead       filtered: --form newsletter, --since 2026-11-01,
                                           --until 2026-12-01, --most 200, --state
                                           ${states.join('|')}
  npm run leads -- list --csv leads.csv    all of them, or the filtered, as a file for a spreadsheet
  npm run leads -- release ID ...          delivers what was held as spam
  npm run leads -- replay                  delivers everything that was given up once more
  npm run leads -- replay ID ...           delivers these once more
  npm run leads -- discard ID ...          marks what nobody will act on, held or given up
  npm run leads -- forget ada@example.com  shows every lead that mentions this address in any field,
                                           as Name <ada@example.com> or ada+tag@example.com too,
                                           asks, and deletes them; --yes does not ask

DATABASE_URL names the database, as its owner, and DATABASE_CA the certificate of its authority;
without them the database of this machine's stack is meant.`;

const MOST_SHOWN = 50;
/** A shorter query would match too many leads. */
const SHORTEST_QUERY = 3;

const options = {
  form: { type: 'string' },
  state: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  most: { type: 'string' },
  csv: { type: 'string' },
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

interface Act {
  /** The options that it accepts. */
  readonly knows: readonly (keyof Values)[];
  read(values: Values, words: readonly string[]): Order;
}

const acts: Readonly<Record<string, Act>> = {
  list: {
    knows: ['form', 'state', 'since', 'until', 'most', 'csv'],
    read(values, words) {
      if (words.length > 0) fail(`"${words[0]}" is one word too many.`);
      return { act: 'list', filter: filterOf(values), csv: values.csv };
    },
  },
  replay: {
    knows: [],
    read: (_, ids) => ({ act: 'replay', ids: ids.map(idOf) }),
  },
  release: {
    knows: [],
    read: (_, ids) => ({ act: 'release', ids: someIds(ids) }),
  },
  discard: {
    knows: [],
    read: (_, ids) => ({ act: 'discard', ids: someIds(ids) }),
  },
  forget: {
    knows: ['yes'],
    read({ yes = false }, words) {
      const query = words.join(' ').trim();
      if (query.length < SHORTEST_QUERY) fail('Name the e-mail address to forget.');
      return { act: 'forget', filter: { mentions: mentionOf(query) }, isSure: yes };
    },
  },
  help: { knows: [], read: () => ({ act: 'help' }) },
};

/** Parses the arguments; throws an error that says what is wrong with them. */
export function readOrder(args: readonly string[]): Order {
  const { values, positionals } = parse(args);
  if (values.help) return { act: 'help' };
  const [name = 'list', ...words] = positionals;
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (!act) fail(`There is no "${name}": there are ${Object.keys(acts).join(', ')}.`);
  const unknown = Object.keys(values).find((option) => !act.knows.includes(option as keyof Values));
  if (unknown) fail(`--${unknown} means nothing to "${name}".`);
  return act.read(values, words);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    return fail((error as Error).message.split('. ')[0] ?? '');
  }
}

function filterOf({ form, state, since, until, most, csv }: Values): Filter {
  return {
    form: form && formOf(form),
    state: state && oneOf(states, state),
    since: since ? dateOf('since', since) : undefined,
    until: until ? dateOf('until', until) : undefined,
    most: most ? numberOf(most) : csv ? undefined : MOST_SHOWN,
  };
}

/** Accepts a part of the name if it matches exactly one form. */
function formOf(text: string): string {
  const types = forms.map(({ type }) => type);
  const fitting = types.filter((type) => type.toLowerCase().includes(text.toLowerCase()));
  if (fitting.length === 1 && fitting[0]) return fitting[0];
  return fail(`--form "${text}" fits ${fitting.length} forms of ${types.join(', ')}.`);
}

function oneOf(known: readonly string[], text: string): string {
  return known.includes(text) ? text : fail(`--state is one of ${known.join(', ')}.`);
}

function dateOf(option: string, text: string): Date {
  const date = new Date(text);
  const isDate = /^\d{4}-\d\d-\d\d(T[\d:.]+Z?)?$/.test(text) && !Number.isNaN(date.getTime());
  return isDate ? date : fail(`--${option} is a date such as 2026-11-20, or 2026-11-20T16:48Z.`);
}

function numberOf(text: string): number {
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : fail('--most is a number from 1.');
}

function someIds(ids: readonly string[]): string[] {
  return ids.length > 0
    ? ids.map(idOf)
    : fail('Name the ids: they are in the list, and in each mail.');
}

function idOf(text: string): string {
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
  return isId ? text : fail(`"${text}" is no id: those are in the list, and in each mail.`);
}

function fail(message: string): never {
  throw new Error(`${message} See "npm run leads -- --help".`);
}
