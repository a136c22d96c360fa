export const words = { title: 'Get our hiring insights' } as const;
