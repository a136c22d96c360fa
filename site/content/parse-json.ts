/** Throws one line if a text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`it is no JSON: ${(error as Error).message}`);
  }
}
