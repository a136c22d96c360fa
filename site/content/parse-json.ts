import { decode } from './decode.ts';

/** Throws one line if a text is no JSON. */
export function parseJson(text: string): unknown {
  const json = decode(text);
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`it is no JSON: ${(error as Error).message}`);
  }
}
