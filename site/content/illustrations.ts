/** The words that illustrations add to their data. */
export const illustrationWords = {
  before: 'Before',
  after: 'After',
  added: 'Added',
  removed: 'Removed',
  less: 'Lowers the price',
  more: 'Raises the price',
  person: 'A person',
  machine: 'Automated',
  state: { ready: 'Ready', 'in progress': 'In progress', 'to do': 'To do' },
  readyOf: (ready: number, all: number) => `${ready} of ${all} ready`,
  shared: (hours: number) =>
    hours === 0 ? 'No shared hours' : `${hours} shared hour${hours === 1 ? '' : 's'} a day`,
};
