interface Props {
  lines: readonly string[];
  className?: string;
}

/** A list of short texts. */
export const Lines = ({ lines, className }: Props) => (
  <ul className={className}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
