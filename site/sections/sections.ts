import type { ComponentProps, ComponentType } from 'react';
import { Builder } from '../embed-builder/section/builder.tsx';
import { CampaignLink } from '../embed-builder/section/campaign-link.tsx';
import { Example } from '../embed-builder/section/example.tsx';
import { Health } from '../embed-builder/section/health.tsx';
import { Agreement } from '../signatures/agreement.tsx';
import { Composer } from '../signatures/composer.tsx';
import { Doors } from '../signatures/doors.tsx';
import { Element } from '../signatures/element.tsx';
import { Station } from '../signatures/email.tsx';
import { Fridays } from '../signatures/fridays.tsx';
import { Hero } from '../signatures/hero.tsx';
import { Missing } from '../signatures/missing.tsx';
import { Nights } from '../signatures/nights.tsx';
import { Pottery } from '../signatures/pottery.tsx';
import { Rate } from '../signatures/rate.tsx';
import { Release } from '../signatures/release.tsx';
import { TenDays } from '../signatures/ten-days.tsx';
import { TenHours } from '../signatures/ten-hours.tsx';
import { TwoLines } from '../signatures/two-lines.tsx';
import { TwoSides } from '../signatures/two-sides.tsx';
import { Values } from '../signatures/values.tsx';
import { SelfCheck } from '../signatures/windows.tsx';
import { Articles } from './articles.tsx';
import { Categories } from './categories.tsx';
import { Clients } from './clients.tsx';
import { Closing } from './closing.tsx';
import { Directory } from './directory.tsx';
import { Exchange } from './exchange.tsx';
import { Faq } from './faq.tsx';
import { Form } from './form.tsx';
import { Horizon } from './horizon.tsx';
import { Notes } from './notes.tsx';
import { Opening } from './opening.tsx';
import { People } from './people.tsx';
import { Poster } from './poster.tsx';
import { Profiles } from './profiles.tsx';
import { Projects } from './projects.tsx';
import { Proofs } from './proofs.tsx';
import { Prose } from './prose.tsx';
import { Related } from './related.tsx';
import { Score } from './score.tsx';
import { Snippet } from './snippet.tsx';
import { Spans } from './spans.tsx';
import { Table } from './table.tsx';
import { Team } from './team.tsx';
import { Terms } from './terms.tsx';
import { Testimonials } from './testimonials.tsx';
import { Text } from './text.tsx';
import { Transitions } from './transitions.tsx';
import { Week } from './week.tsx';
import { Widget } from './widget.tsx';

/** Each kind of section with its component. */
export const sections = {
  hero: Hero,
  proofs: Proofs,
  values: Values,
  week: Week,
  spans: Spans,
  people: People,
  index: Directory,
  'two-sides': TwoSides,
  opening: Opening,
  'two-lines': TwoLines,
  element: Element,
  horizon: Horizon,
  composer: Composer,
  doors: Doors,
  terms: Terms,
  testimonials: Testimonials,
  agreement: Agreement,
  articles: Articles,
  clients: Clients,
  faq: Faq,
  form: Form,
  table: Table,
  profiles: Profiles,
  projects: Projects,
  categories: Categories,
  team: Team,
  exchange: Exchange,
  notes: Notes,
  poster: Poster,
  transitions: Transitions,
  email: Station,
  fridays: Fridays,
  nights: Nights,
  pottery: Pottery,
  release: Release,
  'ten-hours': TenHours,
  windows: SelfCheck,
  rate: Rate,
  related: Related,
  prose: Prose,
  text: Text,
  closing: Closing,
  'ten-days': TenDays,
  score: Score,
  snippet: Snippet,
  builder: Builder,
  'campaign-link': CampaignLink,
  example: Example,
  health: Health,
  widget: Widget,
  missing: Missing,
} satisfies Record<string, ComponentType<never>>;

type Kinds = typeof sections;

/**
 * The props of a component without the hour, which the page layout passes to every section. Omits it from
 * each member of a union: `Omit` alone would keep only the props that all members have.
 */
type OfData<Props> = Props extends unknown ? Omit<Props, 'hour'> : never;

/** A section in a page's data: its kind, and the props of that kind's component. */
export type Section = {
  [K in keyof Kinds]: { kind: K } & OfData<ComponentProps<Kinds[K]>>;
}[keyof Kinds];
