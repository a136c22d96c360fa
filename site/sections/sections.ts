import type { ComponentProps, ComponentType } from 'react';
import band from '../components/band.css.ts?sheet';
import code from '../components/code.css.ts?sheet';
import contents from '../components/contents.css.ts?sheet';
import dots from '../components/dots.css.ts?sheet';
import fields from '../components/fields.css.ts?sheet';
import person from '../components/person.css.ts?sheet';
import builder from '../embed-builder/section/builder.css.ts?sheet';
import { Builder } from '../embed-builder/section/builder.tsx';
import { Example } from '../embed-builder/section/example.tsx';
import preview from '../embed-builder/section/preview.css.ts?sheet';
import awake from '../style/awake.css.ts?sheet';
import grid from '../style/grid.css.ts?sheet';
import profile from '../style/profile.css.ts?sheet';
import radios from '../style/radios.css.ts?sheet';
import ticks from '../style/ticks.css.ts?sheet';
import articles from './articles.css.ts?sheet';
import { Articles } from './articles.tsx';
import cards from './cards.css.ts?sheet';
import { Cards } from './cards.tsx';
import cases from './cases.css.ts?sheet';
import { Cases } from './cases.tsx';
import categories from './categories.css.ts?sheet';
import { Categories } from './categories.tsx';
import checklist from './checklist.css.ts?sheet';
import { Checklist } from './checklist.tsx';
import closing from './closing.css.ts?sheet';
import { Closing } from './closing.tsx';
import drafts from './drafts.css.ts?sheet';
import { Drafts } from './drafts.tsx';
import engagement from './engagement.css.ts?sheet';
import { Engagement } from './engagement.tsx';
import faq from './faq.css.ts?sheet';
import { Faq } from './faq.tsx';
import flipCards from './flip-cards.css.ts?sheet';
import { FlipCards } from './flip-cards.tsx';
import hero from './hero.css.ts?sheet';
import { Hero } from './hero.tsx';
import leaders from './leaders.css.ts?sheet';
import { Leaders } from './leaders.tsx';
import missing from './missing.css.ts?sheet';
import { Missing } from './missing.tsx';
import opening from './opening.css.ts?sheet';
import { Opening } from './opening.tsx';
import products from './products.css.ts?sheet';
import { Products } from './products.tsx';
import { Profiles } from './profiles.tsx';
import projects from './projects.css.ts?sheet';
import { Projects } from './projects.tsx';
import prose from './prose.css.ts?sheet';
import { Prose } from './prose.tsx';
import questions from './questions.css.ts?sheet';
import { Questions } from './questions.tsx';
import rate from './rate.css.ts?sheet';
import { Rate } from './rate.tsx';
import related from './related.css.ts?sheet';
import { Related } from './related.tsx';
import report from './report.css.ts?sheet';
import { Report } from './report.tsx';
import scene from './scene.css.ts?sheet';
import score from './score.css.ts?sheet';
import { Score } from './score.tsx';
import screens from './screens.css.ts?sheet';
import { Screens } from './screens.tsx';
import selfCheck from './self-check.css.ts?sheet';
import { SelfCheck } from './self-check.tsx';
import { Snippet } from './snippet.tsx';
import split from './split.css.ts?sheet';
import { Split } from './split.tsx';
import statement from './statement.css.ts?sheet';
import { Statement } from './statement.tsx';
import steps from './steps.css.ts?sheet';
import { Steps } from './steps.tsx';
import story from './story.css.ts?sheet';
import { Story } from './story.tsx';
import table from './table.css.ts?sheet';
import { Table } from './table.tsx';
import talent from './talent.css.ts?sheet';
import { Talent } from './talent.tsx';
import team from './team.css.ts?sheet';
import { Team } from './team.tsx';
import teams from './teams.css.ts?sheet';
import { Teams } from './teams.tsx';
import tenDays from './ten-days.css.ts?sheet';
import { TenDays, TenDaysOpening } from './ten-days.tsx';
import terms from './terms.css.ts?sheet';
import { Terms } from './terms.tsx';
import testimonials from './testimonials.css.ts?sheet';
import { Testimonials } from './testimonials.tsx';
import timesheet from './timesheet.css.ts?sheet';
import { Timesheet } from './timesheet.tsx';
import widget from './widget.css.ts?sheet';
import { Widget } from './widget.tsx';
import work from './work.css.ts?sheet';

interface Kind {
  View: ComponentType<never>;
  sheets: readonly string[];
}

/** Each kind of section with its component and CSS. */
export const sections = {
  hero: { View: Hero, sheets: [awake, dots, grid, hero, scene] },
  opening: { View: Opening, sheets: [dots, opening] },
  cards: { View: Cards, sheets: [band, grid, ticks, cards] },
  steps: { View: Steps, sheets: [band, grid, steps] },
  'flip-cards': { View: FlipCards, sheets: [band, grid, flipCards] },
  terms: { View: Terms, sheets: [band, terms] },
  testimonials: { View: Testimonials, sheets: [band, grid, person, testimonials] },
  engagement: { View: Engagement, sheets: [band, grid, ticks, engagement] },
  articles: { View: Articles, sheets: [band, grid, articles] },
  faq: { View: Faq, sheets: [band, faq] },
  checklist: { View: Checklist, sheets: [band, ticks, checklist] },
  table: { View: Table, sheets: [band, table] },
  split: { View: Split, sheets: [band, split] },
  talent: { View: Talent, sheets: [band, grid, talent] },
  profiles: { View: Profiles, sheets: [band, grid, profile] },
  teams: { View: Teams, sheets: [band, grid, teams] },
  projects: { View: Projects, sheets: [band, grid, projects] },
  categories: { View: Categories, sheets: [band, grid, ticks, categories] },
  leaders: { View: Leaders, sheets: [band, leaders] },
  story: { View: Story, sheets: [band, person, story] },
  statement: { View: Statement, sheets: [band, statement] },
  team: { View: Team, sheets: [band, grid, person, team] },
  cases: { View: Cases, sheets: [band, ticks, cases, work] },
  products: { View: Products, sheets: [band, grid, ticks, products] },
  drafts: { View: Drafts, sheets: [band, grid, drafts] },
  questions: { View: Questions, sheets: [band, grid, questions] },
  report: { View: Report, sheets: [band, report] },
  screens: { View: Screens, sheets: [band, grid, screens] },
  timesheet: { View: Timesheet, sheets: [band, timesheet] },
  'self-check': { View: SelfCheck, sheets: [band, selfCheck] },
  rate: { View: Rate, sheets: [band, fields, rate] },
  related: { View: Related, sheets: [band, related] },
  prose: { View: Prose, sheets: [band, contents, prose] },
  closing: { View: Closing, sheets: [band, closing] },
  'ten-days-opening': { View: TenDaysOpening, sheets: [opening, fields, tenDays] },
  'ten-days': { View: TenDays, sheets: [band, tenDays] },
  score: { View: Score, sheets: [band, radios, score] },
  snippet: { View: Snippet, sheets: [band, code] },
  builder: { View: Builder, sheets: [band, code, fields, radios, preview, builder] },
  example: { View: Example, sheets: [band, preview] },
  widget: { View: Widget, sheets: [widget] },
  missing: { View: Missing, sheets: [missing] },
} satisfies Record<string, Kind>;

type Kinds = typeof sections;

/** Props that the page layout passes to every section. */
type FromPage = 'collection';

/** A section in a page's data: its kind, and the props of that kind's component. */
export type Section = {
  [K in keyof Kinds]: { kind: K } & Omit<ComponentProps<Kinds[K]['View']>, FromPage>;
}[keyof Kinds];
