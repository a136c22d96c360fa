import { parseArgs } from 'node:util';
import { forms } from '../../../supabase/functions/_shared/contract.ts';
import { type Group, groups } from '../../../supabase/functions/send-email/email/report.ts';
import { type MentionPattern, mentionPattern } from './mention-pattern.ts';

const states = ['queued', 'done', 'dead', 'held', 'discarded', 'replaced'] as const;

/** Selects leads; an empty filter selects all. */
export interface Filter {
  /** The form's type. */
  readonly form?: string | undefined;
  readonly state?: string | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  /** What an answer has to match. */
  readonly mentions?: MentionPattern | undefined;
  /** The attribute `partner` of the page that sent it. */
  readonly partner?: string | undefined;
  readonly most?: number | undefined;
}

/** A parsed command. */
export type LeadsCommand =
  | { readonly act: 'help' }
  | { readonly act: 'list'; readonly filter: Filter; readonly csv: string | undefined }
  | {
      readonly act: 'report';
      readonly by: readonly Group[];
      readonly filter: Filter;
      readonly csv: string | undefined;
    }
  | { readonly act: 'replay'; readonly ids: readonly string[] }
  | { readonly act: 'release' | 'discard'; readonly ids: readonly string[] }
  | { readonly act: 'forget'; readonly filter: Filter; readonly isSure: boolean };

export const HELP = `Lists, exports, resends or deletes submitted forms in the database.

  npm run leads                            the latest 50, newest first
  npm run leads -- list --state dead       filtered: --form newsletter, --since 2026-11-01,
                                           --until 2026-12-01, --most 200, --partner acme,
                                           --state ${states.join('|')}
  npm run leads -- list --csv leads.csv    writes all leads, or the filtered ones, to a file for a
                                           spreadsheet
  npm run leads -- report                  counts what each partner's pages sent, without answers; add
                                           --by and some of ${Object.keys(groups).join(',')};
                                           --since, --until or --csv FILE
  npm run leads -- release ID ...          delivers leads that were held as spam
  npm run leads -- replay                  resends all leads whose delivery failed for good
  npm run leads -- replay ID ...           resends these
  npm run leads -- discard ID ...          marks held or failed leads as ignored
  npm run leads -- forget ada@example.com  lists every lead that contains this address in any field,
                                           also as Name <ada@example.com> or ada+tag@example.com,
                                           asks you to confirm, and deletes them; --yes does not ask

DATABASE_URL is the connection string of the database's owner. DATABASE_CA is its CA certificate, or
PGSSLROOTCERT the file with it. By default, the command uses the local database of "npm start".`;

const DEFAULT_LIMIT = 50;
/** A shorter query would match too many leads. */
const MIN_QUERY_LENGTH = 3;

const options = {
  form: { type: 'string' },
  state: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  most: { type: 'string' },
  partner: { type: 'string' },
  by: { type: 'string' },
  csv: { type: 'string' },
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

interface CommandSpec {
  /** The options that it accepts. */
  readonly options: readonly (keyof Values)[];
  read(values: Values, words: readonly string[]): LeadsCommand;
}

const commands: Readonly<Record<string, CommandSpec>> = {
  list: {
    options: ['form', 'state', 'since', 'until', 'most', 'partner', 'csv'],
    read(values, words) {
      if (words.length > 0) fail(`"list" takes no arguments, but got "${words[0]}".`);
      return { act: 'list', filter: filterOf(values), csv: values.csv };
    },
  },
  report: {
    options: ['by', 'since', 'until', 'csv'],
    read(values, words) {
      if (words.length > 0) fail(`"report" takes no arguments, but got "${words[0]}".`);
      const by = (values.by ?? 'partner,form').split(',').map(groupOf);
      return { act: 'report', by, filter: filterOf(values), csv: values.csv };
    },
  },
  replay: {
    options: [],
    read: (_, ids) => ({ act: 'replay', ids: ids.map(idOf) }),
  },
  release: {
    options: [],
    read: (_, ids) => ({ act: 'release', ids: someIds(ids) }),
  },
  discard: {
    options: [],
    read: (_, ids) => ({ act: 'discard', ids: someIds(ids) }),
  },
  forget: {
    options: ['yes'],
    read({ yes = false }, words) {
      const query = words.join(' ').trim();
      if (query.length < MIN_QUERY_LENGTH) fail('Add the email address to forget.');
      return { act: 'forget', filter: { mentions: mentionPattern(query) }, isSure: yes };
    },
  },
  help: { options: [], read: () => ({ act: 'help' }) },
};

/** Parses the arguments; throws an error that says what is wrong with them. */
export function parseCommand(args: readonly string[]): LeadsCommand {
  const { values, positionals } = parse(args);
  if (values.help) return { act: 'help' };
  const [name = 'list', ...words] = positionals;
  const act = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!act)
    fail(`Unknown command "${name}". The commands are ${Object.keys(commands).join(', ')}.`);
  const unknown = Object.keys(values).find(
    (option) => !act.options.includes(option as keyof Values),
  );
  if (unknown) fail(`"${name}" has no option --${unknown}.`);
  return act.read(values, words);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    return fail((error as Error).message.split('. ')[0] ?? '');
  }
}

function filterOf({ form, state, since, until, partner, most, csv }: Values): Filter {
  return {
    form: form && formOf(form),
    state: state && oneOf(states, state),
    since: since ? dateOf('since', since) : undefined,
    until: until ? dateOf('until', until) : undefined,
    partner,
    most: most ? numberOf(most) : csv ? undefined : DEFAULT_LIMIT,
  };
}

/** Accepts a part of the name if it matches exactly one form. */
function formOf(text: string): string {
  const types = forms.map(({ type }) => type);
  const fitting = types.filter((type) => type.toLowerCase().includes(text.toLowerCase()));
  if (fitting.length === 1 && fitting[0]) return fitting[0];
  return fail(`--form "${text}" matches ${fitting.length} of the forms ${types.join(', ')}.`);
}

function oneOf(known: readonly string[], text: string): string {
  return known.includes(text) ? text : fail(`--state must be one of ${known.join(', ')}.`);
}

function groupOf(text: string): Group {
  const names = Object.keys(groups);
  return names.includes(text)
    ? (text as Group)
    : fail(`--by takes ${names.join(', ')}, separated by commas.`);
}

function dateOf(option: string, text: string): Date {
  const date = new Date(text);
  const isDate = /^\d{4}-\d\d-\d\d(T[\d:.]+Z?)?$/.test(text) && !Number.isNaN(date.getTime());
  return isDate
    ? date
    : fail(`--${option} must be a date such as 2026-11-20 or 2026-11-20T16:48Z.`);
}

function numberOf(text: string): number {
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : fail('--most must be a number, 1 or more.');
}

function someIds(ids: readonly string[]): string[] {
  return ids.length > 0
    ? ids.map(idOf)
    : fail('Add one or more IDs. They are in the list and in each email.');
}

function idOf(text: string): string {
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
  return isId ? text : fail(`"${text}" is not an ID. IDs are in the list and in each email.`);
}

function fail(message: string): never {
  throw new Error(`${message} See "npm run leads -- --help".`);
}
