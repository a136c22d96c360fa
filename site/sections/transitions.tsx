import { Band, type BandProps } from '../components/band.tsx';
import { Bars, type BarsProps } from '../components/bars.tsx';

/** A section that shows bars under its heading. */
export const Transitions = ({ items, columns, days, ...band }: BandProps & BarsProps) => (
  <Band {...band}>
    <Bars {...{ items, columns, days }} />
  </Band>
);
