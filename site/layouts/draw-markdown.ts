import { sizePictures } from '../assets/pictures.ts';
import * as ad from '../figures/ad.css.ts';
import * as answers from '../figures/answers.css.ts';
import * as bubbles from '../figures/bubbles.css.ts';
import * as circles from '../figures/circles.css.ts';
import * as days from '../figures/days.css.ts';
import * as list from '../figures/list.css.ts';
import * as payday from '../figures/payday.css.ts';
import * as plan from '../figures/plan.css.ts';
import * as points from '../figures/points.css.ts';
import * as questions from '../figures/questions.css.ts';
import * as suns from '../figures/suns.css.ts';
import * as tasks from '../figures/tasks.css.ts';
import * as week from '../figures/week.css.ts';
import { button } from '../style/controls.css.ts';
import * as styles from './article.css.ts';
import { labelTables } from './label-tables.ts';

/** In Markdown, `<a class="button" href="/apply">Apply</a>` is a button like those of other pages. */
export const styleButtons = (html: string): string =>
  html
    .replaceAll('class="button"', `class="${button.primary}"`)
    .replaceAll('class="button secondary"', `class="${button.secondary}"`);

/** In Markdown, a figure or paragraph with one of these classes is drawn. docs/marketing.md lists them. */
export const figures: Record<string, string> = {
  week: week.root,
  answers: answers.root,
  payday: payday.root,
  ad: ad.root,
  'ad mended': `${ad.root} ${ad.mended}`,
  list: list.root,
  'list choice': `${list.root} ${list.choice}`,
  'list promises': `${list.root} ${list.promises}`,
  points: points.root,
  days: days.root,
  tasks: tasks.root,
  suns: suns.root,
  bubbles: bubbles.root,
  circles: circles.root,
  questions: questions.root,
  plan: plan.root,
  strip: styles.strip,
  poster: styles.poster,
};

const styleFigures = (html: string): string =>
  html.replace(/(?<=<(?:figure|p) class=")[a-z ]+(?=")/g, (name) => figures[name] ?? name);

/** The HTML of Markdown, as pages show it. */
export const drawMarkdown = (html: string): string =>
  labelTables(styleFigures(styleButtons(sizePictures(html))));
