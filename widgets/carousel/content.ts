export const messages = {
  /** The carousel's accessible name, unless `label` is set. Its role already says "carousel". */
  label: 'Highlights',
  carousel: 'carousel',
  slide: 'slide',
  place: '{place} of {count}',
  start: 'Start automatic slide show',
  stop: 'Stop automatic slide show',
  previous: 'Previous slide',
  next: 'Next slide',
  choose: 'Slides',
  dot: 'Slide {place}',
};

/** The attributes, with their kinds; documented in widgets/elements.d.ts: `HireCarouselElement`. */
export const attributes = {
  label: 'string',
  interval: 'number',
  theme: ['auto', 'light', 'dark'],
  messages: 'json',
} as const;
