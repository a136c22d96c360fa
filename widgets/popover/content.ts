export const messages = {
  /** The launcher's text and the heading, unless `label` is set. */
  label: 'Get started',
  close: 'Close',
};

/** The attributes, with their kinds; documented in widgets/elements.d.ts: `HirePopoverElement`. */
export const attributes = {
  open: 'boolean',
  corner: ['end', 'start'],
  distance: 'number',
  mode: ['dialog', 'slide-in', 'side-tab', 'bubble'],
  openOn: 'string',
  frequency: ['once-a-day', 'once-a-week', 'once-a-month', 'once'],
  label: 'string',
  theme: ['auto', 'light', 'dark'],
  messages: 'json',
} as const;
