import { TextWithEmailLink } from './text-with-email-link.tsx';

/** Text in which each part in backticks is code, and the provider's email address is a link. */
export const RichText = ({ text }: { text: string }) => (
  <>
    {text
      .split(/(`[^`]*`)/)
      .map((part) =>
        part.startsWith('`') ? (
          <code key={part}>{part.slice(1, -1)}</code>
        ) : (
          <TextWithEmailLink key={part} text={part} />
        ),
      )}
  </>
);
