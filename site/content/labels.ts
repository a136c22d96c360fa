/** The words that sections and layouts add to a page's data. */
export const labels = {
  /** The label of the first invented example in a section. */
  sampleNote: 'Illustrative example',
  /** Below several examples, so that a reader does not take it for a note on the first. */
  sampleNotes: 'Illustrative examples',
  /** In the footer of a page with such a note. */
  sampleNoteInFull: 'The people, clients and work that examples show are invented.',
  stars: '5 out of 5 stars',
  sampleQuote: 'Example quote',
  sampleStars: '5 out of 5 stars, in an example',
  turn: (peek: string, title: string) => `${peek}: ${title}`,
  readMore: 'Read more',
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: 'Text selected. Copy it with your keyboard or menu.',
  /** Where visitors compose a team. `times` are the hours that a person works. */
  composer: {
    setup: 'Start from',
    times: { fullTime: 'Full-time', partTime: 'Part-time', none: 'Not now' },
    invoice: 'One invoice a month',
    line: (hours: string) => `${hours} hours`,
    total: 'a week, {people} people, one invoice',
  },
  inFirstMonth: 'In the first month',
  doneWhen: 'Done when',
  nextRelease: 'Next release',
  /** Before a passage of the contract, on the sheet of a shortlist. */
  contract: 'From the contract:',
  /** Before the small papers below an opening, and for screen readers. */
  proofs: 'See for yourself',
  weeks: {
    at: (week: number) => `Week ${week}`,
    from: (from: number, to?: number) =>
      to === undefined
        ? `From week ${Math.floor(from)}`
        : `Weeks ${Math.floor(from)}–${Math.ceil(to)}`,
  },
  /** The place of one among several, such as `1 of 6`. */
  place: (number: number, all: number) => `${number} of ${all}`,
  day: (day: number) => `Day ${day}`,
  hours: (count: number) => `${count} hours`,
  /** In a case: what somebody needs, and what we would do about it. */
  needs: 'What they need',
  plan: 'What we’d do',
  seeCase: (name: string) => `See ${name}`,
  /** In the profile of a person. */
  profile: {
    read: 'Read the profile',
    hours: 'Chooses to work',
    hoursIn: (hours: string, city: string) => `${hours} in ${city}`,
    shared: (city: string) => `Overlap with nine-to-five in ${city}`,
    sharedHours: (january: number, july: number) => {
      if (january + july === 0) return 'None: works while that office is closed';
      return january === july
        ? `${january} hours a day`
        : `${january} hours a day in January, ${july} in July`;
    },
    tools: 'Tools',
    task: 'The task we gave',
    result: 'How it went',
    note: 'What the reviewer noted',
    untested: 'What we didn’t test',
    action: 'See people like this',
  },
  /** What a service costs, on every service page. */
  terms: {
    heading: 'What the price depends on',
    range: (from: string, to: string) => `${from}–${to} an hour`,
    invoice: 'A worked invoice for one month',
    line: (hours: number, rate: string) => `${hours} hours at ${rate}`,
    due: 'You pay',
    told: 'You get the price in writing, before you meet a candidate.',
    link: { label: 'Terms in plain words', href: '/terms-in-plain-words' },
  },
  /** On the page of the terms: said once if a number is not filled in. */
  agreement: {
    open: (count: number) =>
      count === 1
        ? 'Before you sign, this blank is completed in writing:'
        : `Before you sign, these ${count} blanks are completed in writing:`,
    sample: 'Illustrative example',
    signedBy: 'Signed for',
    client: 'your company',
  },
  /** In the section where visitors mark two answers. Placeholders stand for numbers. */
  score: {
    answer: (name = '') => `Answer ${name}`,
    /** Names the switch between the two answers on phones. */
    shown: 'The answer to read',
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
