import type { StoreApi } from 'zustand/vanilla';
import type { Field } from '../../../supabase/functions/_shared/contract.ts';

/** The parts of an element's instance and of its store that the settings of few pages use. */
export interface PrefilledForm {
  readonly element?: Element;
  values(): {
    prefill?: unknown;
    prefillFromQuery?: unknown;
    campaign?: unknown;
    successUrl?: unknown;
  };
  change(property: 'campaign', value: string): void;
  store(): Pick<StoreApi<PrefilledState>, 'getState'>;
}

interface PrefilledState {
  answers: Readonly<Record<string, string | readonly string[]>>;
  know(answers: object): void;
  limitsOf(field: string): Field | undefined;
}

/** What `prefill-from-query` reads unless it names fields. */
const usualNames = ['name', 'email', 'company', 'role', 'campaign'];

/** What was entered into each form, so that another change of its attributes does not enter it again. */
const entered = new WeakMap<PrefilledForm, string>();

/**
 * Enters what the page knows of the visitor, by the attribute `prefill` or by the page's address: into empty
 * fields only. Values are texts and are never parsed. Those that cannot be used are named in one
 * console line, without the value.
 */
export function enterPrefill(form: PrefilledForm): void {
  const { prefill, prefillFromQuery } = form.values();
  const key = JSON.stringify([prefill, prefillFromQuery]);
  if (entered.get(form) === key) return;
  entered.set(form, key);

  const { answers, know, limitsOf } = form.store().getState();
  const { given, isObject } = readPrefill(prefill);
  const ignored = isObject ? [] : ['the attribute, which is no JSON object'];
  const untyped: string[] = [];
  const cut: string[] = [];
  const known: Record<string, string | string[]> = {};
  const take = (name: string, value: unknown) => {
    const limits = limitsOf(name);
    const isList = limits?.kind === 'list';
    const texts = isList ? asList(value) : [value];
    // `__proto__` has limits, but no `max`.
    if (!limits?.max) return void ignored.push(name);
    if (!isTexts(texts)) return void untyped.push(name);
    const fitting = texts.slice(0, limits.items).map((text) => cutText(text, limits.max));
    if (fitting.join() !== texts.join()) cut.push(name);
    if (answers[name]?.length === 0) known[name] = isList ? fitting : `${fitting}`;
  };

  const allowed = typeof prefillFromQuery === 'string' ? prefillFromQuery.match(/\w+/g) : [];
  const isKnown = (name: string) => name === 'campaign' || limitsOf(name);
  ignored.push(...(allowed ?? []).filter((name) => !isKnown(name)));
  const query = readQuery((allowed ?? usualNames).filter(isKnown));
  const { campaign, ...fields } = { ...query, ...given };
  for (const [name, value] of Object.entries(fields)) take(name, value);
  if (typeof campaign === 'string' && !form.values().campaign) form.change('campaign', campaign);
  know(known);
  const taken = form.store().getState().answers;
  ignored.push(...Object.keys(known).filter((name) => `${taken[name]}` !== `${known[name]}`));
  const notes = [
    ...(ignored[0] ? [`leaves out what the form has no field or option for: ${ignored}`] : []),
    ...(untyped[0] ? [`leaves out what is no text: ${untyped}`] : []),
    ...(cut[0] ? [`cuts what is longer than its field: ${cut}`] : []),
  ];
  if (notes[0]) console.warn(`hire: prefill ${notes.join('; ')}`);
}

function readPrefill(prefill: unknown): { given: Record<string, unknown>; isObject: boolean } {
  const isObject = typeof prefill === 'object' && !Array.isArray(prefill);
  return { given: isObject ? { ...prefill } : {}, isObject: isObject || prefill === undefined };
}

/**
 * Reads these parameters of the page's address, with or without the prefix `hire_`. WordPress takes the
 * parameter `name` for the name of a post, and answers 404.
 */
const readQuery = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(location.search)]
      .map(([name, value]) => [name.replace(/^hire_/, ''), value] as const)
      .filter(([name]) => names.includes(name)),
  );

/** An address can have a list as one text with commas. */
const asList = (value: unknown): unknown =>
  typeof value === 'string' ? value.split(',').map((text) => text.trim()) : value;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Does not split a character of two UTF-16 units. Not that of cut-text.ts, which would then be a file of its own. */
const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
