/** The words that illustrations add to their data. */
export const illustrationWords = {
  added: 'Added',
  removed: 'Removed',
  less: 'Lowers the price',
  more: 'Raises the price',
  person: 'A person',
  machine: 'Automated',
};
