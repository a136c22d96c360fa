import type { ReactNode } from 'react';
import { Band, type BandProps } from '../components/band.tsx';
import { Face } from '../components/person.tsx';
import { Shift } from '../components/shift.tsx';
import { firstSentence } from '../content/first-sentence.ts';
import { labels } from '../content/labels.ts';
import { profileAddress, type Talent } from '../content/talent.ts';
import { cardLink } from '../style/grid.css.ts';
import { marked, sheets } from '../style/paper.css.ts';
import * as styles from './people.css.ts';

interface PeopleProps extends BandProps {
  /** Two to four. */
  talent: readonly Talent[];
  /** A passage of the contract that one of the reasons points at. */
  contract?: { text: string; href: string };
  /** Numbered notes beside the sheet. */
  reasons?: { heading: string; items: readonly Reason[] };
}

interface Reason {
  title: string;
  /** The passage that proves it, word for word: in what a profile says, or in the contract. Or a person’s city. */
  at?: string;
}

/** People as an open shortlist: hours with you, what they showed, and what we didn't test. */
export function People({ talent, contract, reasons, ...band }: PeopleProps) {
  const proofs = (reasons?.items ?? []).map(({ at }) => at);
  const shown = [
    ...talent.flatMap((one) => [one.city, passageOf(one, proofs), one.profile.untested]),
    contract?.text ?? '',
  ];
  const lost = proofs.find((at) => at && !shown.some((text) => text.includes(at)));
  if (lost) throw new Error(`No profile on the page “${band.heading}” says “${lost}”. Quote one.`);
  const mark = (text: string): ReactNode => <Marked text={text} proofs={proofs} />;
  return (
    <Band {...band} sample={talent.some(({ sample }) => sample)}>
      <div className={reasons ? styles.columns : undefined}>
        <div className={`${sheets.white} ${styles.sheet}`}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls */}
          <ul className={styles.pages} tabIndex={0}>
            {talent.map((person) => (
              <li key={person.face} className={styles.person}>
                <div className={styles.head}>
                  <span className={styles.arch}>
                    <Face name={person.face} size={72} />
                  </span>
                  <div>
                    <h3>
                      <a href={profileAddress(person)} className={cardLink}>
                        {person.name}
                      </a>
                    </h3>
                    <p className={styles.role}>{person.role}</p>
                    <p className={styles.soft}>{person.specialty}</p>
                  </div>
                </div>
                <p className={styles.hours}>
                  <Shift
                    {...person}
                    as="span"
                    className={proofs.includes(person.city) ? marked : undefined}
                  />
                  <ReasonNumber at={proofs.indexOf(person.city)} />
                  <span className={styles.tag}>{person.availability}</span>
                </p>
                <p>{mark(passageOf(person, proofs))}</p>
                <p>
                  <span className={styles.soft}>{labels.profile.untested}:</span>{' '}
                  <b>{firstSentence(person.profile.untested)}</b>{' '}
                  <span className={styles.read} aria-hidden="true">
                    {labels.profile.read}
                  </span>
                </p>
              </li>
            ))}
          </ul>
          {contract && (
            <p className={styles.contract}>
              <a href={contract.href}>{labels.contract}</a> {mark(contract.text)}
            </p>
          )}
        </div>
        {reasons && (
          <div className={styles.reasons}>
            <h3>{reasons.heading}</h3>
            <ol>
              {reasons.items.map(({ title }) => (
                <li key={title}>{title}</li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </Band>
  );
}

/** What the reviewer noted, or how it went where a reason points at that. */
function passageOf({ profile: { note, result } }: Talent, proofs: readonly (string | undefined)[]) {
  return proofs.some((at) => at && result.includes(at)) ? result : note;
}

/** Marks what the reasons point at, or else the first sentence. */
function Marked({ text, proofs }: { text: string; proofs: readonly (string | undefined)[] }) {
  const found = proofs
    .map((at, index) => ({ at, index, from: at ? text.indexOf(at) : -1 }))
    .filter(({ from }) => from >= 0)
    .sort((one, other) => one.from - other.from);
  if (found.length === 0 && proofs.length > 0) return text;
  const marks = found.length ? found : [{ at: firstSentence(text), index: -1, from: 0 }];
  let end = 0;
  const parts = marks.flatMap(({ at = '', index, from }) => {
    const before = text.slice(end, from);
    // The number stands after the punctuation.
    const closed = at + (/^[.,!?”]*/.exec(text.slice(from + at.length))?.[0] ?? '');
    end = from + closed.length;
    return [
      before,
      <mark key={at} className={marked}>
        {closed}
      </mark>,
      <ReasonNumber key={`${at} number`} at={index} />,
    ];
  });
  return [...parts, text.slice(end)];
}

/** The number of the reason that points here. */
const ReasonNumber = ({ at }: { at: number }) =>
  at < 0 ? null : <span className={styles.number}>{at + 1}</span>;
