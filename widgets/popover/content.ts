export const words = {
  /** What opens it, and its heading, where its host gives no label. */
  label: 'Get started',
  close: 'Close',
};
