/** The small words that sections add to what a page says. */
export const labels = {
  sample: 'Illustrative example',
  stars: '5 out of 5 stars',
  turn: (title: string) => `Turn the card: ${title}`,
  readMore: 'Read more',
  inFirstMonth: 'In the first month',
  idealFor: 'Ideal for',
  needed: 'What was needed',
  did: 'What was done',
  result: 'What is different now',
  seeCase: (name: string) => `See ${name}`,
  seeProduct: (name: string) => `More about ${name}`,
  article: {
    published: 'Published',
    updated: 'Updated',
    contents: 'On this page',
    related: 'Read next',
  },
};
