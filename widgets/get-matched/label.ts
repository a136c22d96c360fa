/** A value's label; values of the visitor or the host have none and are shown as they are. */
export const getLabel = (labels: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(labels, value) ? (labels[value] as string) : value;
