import { diff } from './code.css.ts';

interface Props {
  /** Lines that begin with + or - are added or removed. */
  lines: readonly string[];
}

/** Lines of code. Each is an element, so there must be no line breaks between them. */
export const Diff = ({ lines }: Props) => (
  <pre className={diff} dir="ltr">
    {lines.map((line) => {
      const Line = changes[line[0] ?? ''] ?? 'span';
      return <Line key={line}>{`${line}\n`}</Line>;
    })}
  </pre>
);

const changes: Record<string, 'ins' | 'del'> = { '+': 'ins', '-': 'del' };
