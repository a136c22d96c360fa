/** A variable of the environment: what it becomes, and what to say where it cannot. */
export interface Variable<T> {
  /** Throws or returns `undefined` where the text will not do. */
  readonly parse: (text: string) => T | undefined;
  readonly hint: string;
  /** What is read where it is not set; without one it has to be. */
  readonly otherwise?: string;
}

/** Reads variables, and gathers all that is amiss into one line. */
export interface VariableReader {
  read<T>(name: string, variable: Variable<T>): T;
  /** Throws the line, where there is one. */
  finish(): void;
}

export function createVariableReader(get: (name: string) => string | undefined): VariableReader {
  const amiss: string[] = [];
  return {
    read<T>(name: string, { parse, hint, otherwise = '' }: Variable<T>) {
      const value = attempt(parse, get(name)?.trim() || otherwise);
      if (value === undefined) amiss.push(`set ${name} to ${hint}`);
      return value as T;
    },
    finish() {
      if (amiss.length > 0) throw new Error(`send-email cannot start: ${amiss.join('; ')}.`);
    },
  };
}

function attempt<T>(parse: (text: string) => T | undefined, text: string): T | undefined {
  try {
    return text === '' ? undefined : parse(text);
  } catch {
    return undefined;
  }
}
