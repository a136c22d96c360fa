import type { ComponentProps, ComponentType } from 'react';
import access from './access.css.ts?sheet';
import { Access } from './access.tsx';
import board from './board.css.ts?sheet';
import { Board } from './board.tsx';
import brief from './brief.css.ts?sheet';
import { Brief } from './brief.tsx';
import change from './change.css.ts?sheet';
import { Change } from './change.tsx';
import constellation from './constellation.css.ts?sheet';
import { Constellation } from './constellation.tsx';
import flow from './flow.css.ts?sheet';
import { Flow } from './flow.tsx';
import funnel from './funnel.css.ts?sheet';
import { Funnel } from './funnel.tsx';
import hours from './hours.css.ts?sheet';
import { Hours } from './hours.tsx';
import inbox from './inbox.css.ts?sheet';
import { Inbox } from './inbox.tsx';
import ledger from './ledger.css.ts?sheet';
import { Ledger } from './ledger.tsx';
import milestones from './milestones.css.ts?sheet';
import { Milestones } from './milestones.tsx';
import overlap from './overlap.css.ts?sheet';
import { Overlap } from './overlap.tsx';
import panel from './panel.css.ts?sheet';
import pipeline from './pipeline.css.ts?sheet';
import { Pipeline } from './pipeline.tsx';
import price from './price.css.ts?sheet';
import { Price } from './price.tsx';
import readiness from './readiness.css.ts?sheet';
import { Readiness } from './readiness.tsx';
import review from './review.css.ts?sheet';
import { Review } from './review.tsx';
import scope from './scope.css.ts?sheet';
import { Scope } from './scope.tsx';
import shelf from './shelf.css.ts?sheet';
import { Shelf } from './shelf.tsx';
import slip from './slip.css.ts?sheet';
import { Slip } from './slip.tsx';
import trail from './trail.css.ts?sheet';
import { Trail } from './trail.tsx';
import week from './week.css.ts?sheet';
import { Week } from './week.tsx';

interface Kind {
  View: ComponentType<never>;
  sheet: string;
}

/** Each kind of illustration with its component and CSS. */
const illustrations = {
  overlap: { View: Overlap, sheet: overlap },
  funnel: { View: Funnel, sheet: funnel },
  brief: { View: Brief, sheet: brief },
  milestones: { View: Milestones, sheet: milestones },
  week: { View: Week, sheet: week },
  inbox: { View: Inbox, sheet: inbox },
  pipeline: { View: Pipeline, sheet: pipeline },
  board: { View: Board, sheet: board },
  review: { View: Review, sheet: review },
  flow: { View: Flow, sheet: flow },
  constellation: { View: Constellation, sheet: constellation },
  hours: { View: Hours, sheet: hours },
  readiness: { View: Readiness, sheet: readiness },
  shelf: { View: Shelf, sheet: shelf },
  ledger: { View: Ledger, sheet: ledger },
  price: { View: Price, sheet: price },
  access: { View: Access, sheet: access },
  trail: { View: Trail, sheet: trail },
  slip: { View: Slip, sheet: slip },
  scope: { View: Scope, sheet: scope },
  change: { View: Change, sheet: change },
} satisfies Record<string, Kind>;

type Kinds = typeof illustrations;

/** An illustration in a page's data: its kind, and the props of that kind's component. */
export type Illustration = {
  [K in keyof Kinds]: { kind: K } & ComponentProps<Kinds[K]['View']>;
}[keyof Kinds];

export function Illustration(illustration: Illustration) {
  const View = illustrations[illustration.kind].View as ComponentType<Illustration>;
  return <View {...illustration} />;
}

/** The CSS that an illustration needs. */
export const sheetsOf = (illustration?: Illustration): readonly string[] =>
  illustration ? [panel, illustrations[illustration.kind].sheet] : [];
