import { swipe } from '../style/swipe.css.ts';

/** The attributes of a row that is swiped on phones, and scrolled with the keyboard. */
export const swiped = (className: string, label: string) => ({
  className: `${className} ${swipe}`,
  tabIndex: 0,
  'aria-label': label,
});
