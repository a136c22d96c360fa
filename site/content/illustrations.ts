/** The words that illustrations add to their data. */
export const illustrationWords = {
  less: 'Lowers the price',
  more: 'Raises the price',
  person: 'A person',
  machine: 'Automated',
};
