/** The items of a text, one on each line or between commas. None is empty, and none is there twice. */
export const splitList = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,]/)
      .map((item) => item.trim())
      .filter(Boolean),
  ),
];
