/** The attributes that all forms have. */
export const formAttributes = {
  partner: 'string',
  campaign: 'string',
  prefill: 'json',
  prefillFromQuery: 'string',
  successUrl: 'string',
  theme: ['auto', 'light', 'dark'],
  messages: 'json',
} as const;
