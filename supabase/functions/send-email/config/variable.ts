/** How an environment variable is parsed, and the error if it is invalid. */
interface Variable<T> {
  /** Throws or returns `undefined` if the text is invalid. */
  readonly parse: (text: string) => T | undefined;
  readonly hint: string;
  /** The value of an unset variable. Without a fallback, the variable is required. */
  readonly fallback?: string;
}

/** Reads variables, and collects all errors. `finish` throws them as one line. */
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
    /** Like `read`, but returns `undefined` if the variable is not set. */
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
