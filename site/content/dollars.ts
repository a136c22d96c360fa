const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** An amount in whole dollars, as people write it. */
export const dollars = (amount: number): string => format.format(amount);
