/** The attributes of every form. */
export const formAttributes = {
  partner: 'string',
  campaign: 'string',
  theme: ['auto', 'light', 'dark'],
  messages: 'json',
} as const;
