/** The words that sections and layouts add to a page's data. */
export const labels = {
  sample: 'Illustrative example',
  stars: '5 out of 5 stars',
  turn: (title: string) => `Turn over the card: ${title}`,
  readMore: 'Read more',
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: 'Text selected. Copy it with your keyboard or menu.',
  inFirstMonth: 'In the first month',
  idealFor: 'Ideal for',
  needed: 'What they needed',
  did: 'What we did',
  result: 'The result',
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
