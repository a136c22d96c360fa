import type { Span } from './working-hours.ts';

interface Props {
  spans: readonly Span[];
  /** In SVG units. An hour is ten units wide. */
  height: number;
  className: string;
}

/** A rounded bar for each span of hours. */
export const HourBars = ({ spans, height, className }: Props) =>
  spans.map(([start, end]) => (
    <rect
      key={start}
      x={start * 10}
      width={(end - start) * 10}
      height={height}
      rx={height / 2}
      className={className}
    />
  ));
