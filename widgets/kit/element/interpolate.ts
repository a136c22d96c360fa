/** Replaces placeholders like `{step}` in a text; one without a value stays as it is. */
export const interpolate = (
  text: string,
  values: Readonly<Record<string, string | number>>,
): string => text.replace(/{(\w+)}/g, (placeholder, name) => `${values[name] ?? placeholder}`);
