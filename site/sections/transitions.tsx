import { Band, type BandProps } from '../components/band.tsx';
import { Bars, type BarsProps } from '../components/bars.tsx';

/** Bars under a heading. */
export const Transitions = ({ items, columns, days, ...band }: BandProps & BarsProps) => (
  <Band {...band}>
    <Bars {...{ items, columns, days }} />
  </Band>
);
