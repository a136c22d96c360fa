import { formatRange } from '../content/clock.ts';
import type { Talent } from '../content/talent.ts';

type Props = Pick<Talent, 'city' | 'hours'> & { className?: string; as?: 'p' | 'span' };

/**
 * Where and when a person works. site/scripts/hours-with-you.ts replaces the hours with those that
 * they share with the visitor.
 */
export const Shift = ({ city, hours: [from, to], className, as: Tag = 'p' }: Props) => (
  <Tag className={className} data-city={city} data-hours={`${from}-${to}`}>
    {city} · {formatRange(from, to)}
  </Tag>
);
