export const words = {
  title: 'Subscribe to our newsletter',
  lead: 'What we learn about building remote teams, in your inbox.',
} as const;
