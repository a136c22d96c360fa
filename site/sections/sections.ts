import type { ComponentProps, ComponentType } from 'react';
import sun from '../parts/sun.css.ts?sheet';
import closing from './closing.css.ts?sheet';
import { Closing } from './closing.tsx';
import hero from './hero.css.ts?sheet';
import { Hero } from './hero.tsx';
import missing from './missing.css.ts?sheet';
import { Missing } from './missing.tsx';
import scene from './scene.css.ts?sheet';
import values from './values.css.ts?sheet';
import { Values } from './values.tsx';
import widget from './widget.css.ts?sheet';
import { Widget } from './widget.tsx';

interface Kind {
  View: ComponentType<never>;
  sheets: readonly string[];
}

/** Every kind of section: what draws it, and the styles it needs. */
export const sections = {
  hero: { View: Hero, sheets: [hero, scene] },
  values: { View: Values, sheets: [values] },
  closing: { View: Closing, sheets: [sun, closing] },
  widget: { View: Widget, sheets: [sun, widget] },
  missing: { View: Missing, sheets: [missing] },
} satisfies Record<string, Kind>;

type Kinds = typeof sections;

/** A section of a page: its kind, and what that kind's view asks for. */
export type Section = {
  [K in keyof Kinds]: { kind: K } & ComponentProps<Kinds[K]['View']>;
}[keyof Kinds];
