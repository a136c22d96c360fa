import { decode } from './decode.ts';

/** Throws one line if a text is no JSON. A field that somebody left empty is the same as none. */
export function parseJson(text: string): unknown {
  const json = decode(text);
  try {
    return JSON.parse(json, (_, value) => (value === '' ? undefined : (value ?? undefined)));
  } catch (error) {
    throw new Error(`it is no JSON: ${(error as Error).message}`);
  }
}
