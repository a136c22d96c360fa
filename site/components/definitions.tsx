import { RichText } from './rich-text.tsx';

interface Props {
  /** Text in backticks is code. */
  items: readonly { title: string; text: string }[];
}

/** Terms, each with what it means. */
export const Definitions = ({ items }: Props) => (
  <dl>
    {items.map(({ title, text }) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>
          <RichText text={text} />
        </dd>
      </div>
    ))}
  </dl>
);
