/** The attributes that all forms have. */
export const formAttributes = {
  partner: 'string',
  campaign: 'string',
  theme: ['auto', 'light', 'dark'],
  messages: 'json',
} as const;
