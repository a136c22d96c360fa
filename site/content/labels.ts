/** The words that sections and layouts add to a page's data. */
export const labels = {
  sample: 'Illustrative example',
  stars: '5 out of 5 stars',
  turn: (title: string) => `Turn the card: ${title}`,
  readMore: 'Read more',
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: 'Selected. Copy it with your keyboard or menu.',
  inFirstMonth: 'In the first month',
  idealFor: 'Ideal for',
  needed: 'What was needed',
  did: 'What was done',
  result: 'What is different now',
  seeCase: (name: string) => `See ${name}`,
  openProduct: (name: string) => `Open ${name}`,
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
