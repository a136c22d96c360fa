/** A variable of the environment: how it is read, and what to say where it cannot be. */
export interface Variable<T> {
  /** Throws or returns `undefined` where the text is not valid. */
  readonly parse: (text: string) => T | undefined;
  readonly hint: string;
  /** What is read where it is not set; without one it has to be set. */
  readonly fallback?: string;
}

/** Reads variables, and gathers all errors into the one line that `finish` throws. */
export function createVariableReader(get: (name: string) => string | undefined) {
  const errors: string[] = [];
  const textOf = (name: string) => get(name)?.trim() ?? '';
  const read = <T>(name: string, { parse, hint, fallback = '' }: Variable<T>): T => {
    const value = tryTo(parse, textOf(name) || fallback);
    if (value === undefined) errors.push(`set ${name} to ${hint}`);
    return value as T;
  };
  return {
    read,
    /** As `read`; `undefined` where it is not set. */
    readOptional: <T>(name: string, variable: Variable<T>): T | undefined =>
      textOf(name) ? read(name, variable) : undefined,
    finish() {
      if (errors.length > 0) throw new Error(`send-email cannot start: ${errors.join('; ')}.`);
    },
  };
}

function tryTo<T>(parse: (text: string) => T | undefined, text: string): T | undefined {
  try {
    return text === '' ? undefined : parse(text);
  } catch {
    return undefined;
  }
}
