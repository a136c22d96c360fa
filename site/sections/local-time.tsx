import type { Talent } from '../content/talent.ts';
import { formatTime } from '../illustrations/clock.ts';

type Props = Pick<Talent, 'city' | 'hours'> & { className: string };

/**
 * Where and when a person works. site/scripts/local-times.ts replaces the hours with the time that it is
 * there.
 */
export const LocalTime = ({ city, hours: [from, to], className }: Props) => (
  <p className={className} data-city={city}>
    {city} · {formatTime(from)}–{formatTime(to)}
  </p>
);
