/** Puts values into a text's holes: `Step {step} of {of}`, in whatever order a language has them. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/{(\w+)}/g, (hole, name) => `${values[name] ?? hole}`);
