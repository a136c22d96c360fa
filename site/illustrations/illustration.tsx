import type { ComponentProps, ComponentType } from 'react';
import { Email } from '../signatures/email.tsx';
import { Note } from '../signatures/pottery-note.tsx';
import { Price } from '../signatures/release.tsx';
import { Stages } from '../signatures/stages.tsx';
import { Logins } from '../signatures/windows.tsx';
import { Brief } from './brief.tsx';
import { Calls } from './calls.tsx';
import { Coverage } from './coverage.tsx';
import { Daybreak } from './daybreak.tsx';
import { Hours } from './hours.tsx';
import { Inbox } from './inbox.tsx';
import { Profile } from './profile.tsx';
import { Review } from './review.tsx';
import { Scope } from './scope.tsx';
import { Slip } from './slip.tsx';
import { Storefront } from './storefront.tsx';
import { Timetable } from './timetable.tsx';
import { Week } from './week.tsx';

/** Each kind of illustration with its component. */
export const illustrations = {
  brief: Brief,
  timetable: Timetable,
  week: Week,
  inbox: Inbox,
  review: Review,
  calls: Calls,
  coverage: Coverage,
  storefront: Storefront,
  email: Email,
  'ten-hours': Hours,
  release: Price,
  windows: Logins,
  stages: Stages,
  fridays: Slip,
  scope: Scope,
  daybreak: Daybreak,
  pottery: Note,
  profile: Profile,
} satisfies Record<string, ComponentType<never>>;

type Kinds = typeof illustrations;

/** An illustration in a page's data: its kind, and the props of that kind's component. */
export type Illustration = {
  [K in keyof Kinds]: { kind: K } & ComponentProps<Kinds[K]>;
}[keyof Kinds];

export function Illustration(illustration: Illustration) {
  const View = illustrations[illustration.kind] as ComponentType<Illustration>;
  return <View {...illustration} />;
}
