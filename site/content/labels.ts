/** The words that sections and layouts add to a page's data. */
export const labels = {
  sample: 'Illustrative example',
  stars: '5 out of 5 stars',
  turn: (peek: string, title: string) => `${peek}: ${title}`,
  readMore: 'Read more',
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: 'Text selected. Copy it with your keyboard or menu.',
  inFirstMonth: 'In the first month',
  idealFor: 'Ideal for',
  doneWhen: 'Done when',
  nextRelease: 'Next release',
  hours: (count: number) => `${count} hours`,
  needed: 'What they needed',
  did: 'What we did',
  result: 'The result',
  before: 'Before',
  after: 'After',
  seeCase: (name: string) => `See ${name}`,
  openProduct: (name: string) => `Open ${name}`,
  /** In the profile of a person. */
  profile: {
    read: 'Read the profile',
    hours: 'Chooses to work',
    hoursIn: (hours: string, city: string) => `${hours} in ${city}`,
    shared: (city: string) => `Overlap with nine-to-five in ${city}`,
    sharedHours: (january: number, july: number) =>
      january === july
        ? `${january} hours a day`
        : `${january} hours a day in January, ${july} in July`,
    tools: 'Tools',
    task: 'The task we gave',
    result: 'How it went',
    note: 'What the reviewer noted',
    untested: 'What we didn’t test',
    action: 'See people like this',
  },
  /** The same five topics on every service page. */
  terms: {
    open: 'Billing, ownership and how to stop',
    billing: 'How billing works',
    fit: 'If it isn’t working',
    ownership: 'Who owns the work',
    stopping: 'How to stop',
  },
  /** In the section where visitors mark two answers. Placeholders stand for numbers. */
  score: {
    task: 'The task',
    answer: (name = '') => `Answer ${name}`,
    yours: (name = '') => `Your scores for answer ${name}`,
    ours: (name: string | undefined, points: number, all: number) =>
      `Our scores for ${name}: ${points} of ${all} points`,
    marks: ['No', 'Partly', 'Yes'] as const,
    open: 'Show our scores and the reasons',
    points: (all: number) => `You gave {points} of ${all} points.`,
    you: 'You:',
    agreement: 'We agree with you on {same} of {all} scores.',
    others: 'More tasks to score:',
  },
  /** On social images. */
  social: {
    article: 'Guide',
    service: 'Service',
    page: 'Vetted remote professionals',
    older: 'Ideas for building remote teams',
  },
  article: {
    published: 'Published',
    updated: 'Updated',
    contents: 'On this page',
    related: 'Read next',
  },
};
