import { Band, type BandProps } from '../components/band.tsx';
import { RichText } from '../components/rich-text.tsx';
import { swiped } from '../components/swiped.ts';
import * as styles from './exchange.css.ts';

interface ExchangeProps extends BandProps {
  items: {
    title: string;
    /** More about the title or, in a chat, when it is said. Text in backticks is code. */
    text?: string;
    /** What is said. Quotation marks are added unless it is something to ask. */
    question: string;
    /** Where more about it is, unless several people say something. */
    href?: string;
  }[];
  /**
   * Who somebody is, beside what to ask them, or a question beside its answer; or what is `asked`,
   * beside who asks; or `answers` below their questions; or what several people say, spread out; or a
   * conversation from top to bottom.
   */
  variant?: 'ask' | 'asked' | 'answers' | 'spread' | 'chat';
}

const looks = {
  ask: styles.ask,
  asked: styles.asked,
  answers: styles.answers,
  chat: styles.chat,
};

/** Things people say or ask, in speech bubbles. */
export function Exchange({ items, variant = 'spread', ...band }: ExchangeProps) {
  const className =
    variant === 'spread'
      ? styles.spread
      : `${looks[variant]} ${band.sheet || variant === 'chat' ? '' : styles.colored}`;
  // A long list that explains who is asked is swiped on phones.
  const isLong = items.length > 4 && items.every(({ text }) => text);
  return (
    <Band {...band}>
      {variant === 'spread' ? (
        <ul {...swiped(className, band.heading)}>
          {items.map(({ title, text, question }) => (
            <li key={title}>
              <h3 className={styles.name}>{title}</h3>
              <p className={styles.bubble}>“{question}”</p>
              {text && <p className={styles.from}>{text}</p>}
            </li>
          ))}
        </ul>
      ) : (
        <ul {...(isLong ? swiped(className, band.heading) : { className })} data-reveal="each">
          {items.map(({ title, text, question, href }) => (
            <li key={title}>
              <div>
                <h3>{href ? <a href={href}>{title}</a> : title}</h3>
                {text && (
                  <p>
                    <RichText text={text} />
                  </p>
                )}
              </div>
              <p className={styles.bubble}>{question}</p>
            </li>
          ))}
        </ul>
      )}
    </Band>
  );
}
