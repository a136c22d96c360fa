import { Band, type BandProps } from '../components/band.tsx';
import { Contents, idOf } from '../components/contents.tsx';
import { Definitions } from '../components/definitions.tsx';
import { RichText } from '../components/rich-text.tsx';
import * as styles from './prose.css.ts';

interface ProseProps extends Pick<BandProps, 'heading' | 'lead' | 'isFolded' | 'gist' | 'sheet'> {
  /** In two columns below the heading, on wide screens. */
  isWide?: boolean;
  blocks: Block[];
}

interface Block {
  /** Absent if the section's heading says enough. */
  heading?: string;
  /** Text in backticks is code. */
  paragraphs: string[];
  list?: string[];
  /** A list of definitions. */
  terms?: { title: string; text: string }[];
}

export const Prose = ({ blocks, isWide, ...band }: ProseProps) => (
  <Band {...band} variant={isWide ? 'above' : 'beside'} aside={contentsOf(blocks)}>
    <div className={isWide ? styles.wide : styles.blocks}>
      {blocks.map(({ heading, paragraphs, list, terms }) => (
        <div key={paragraphs[0]} className={styles.block}>
          {heading && <h3 id={idOf(heading)}>{heading}</h3>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <RichText text={paragraph} />
            </p>
          ))}
          {list && (
            <ul>
              {list.map((item) => (
                <li key={item}>
                  <RichText text={item} />
                </li>
              ))}
            </ul>
          )}
          {terms && <Definitions items={terms} />}
        </div>
      ))}
    </div>
  </Band>
);

/** A shorter text needs no table of contents. */
const maxBlocksWithoutContents = 4;

const contentsOf = (blocks: Block[]) =>
  blocks.length > maxBlocksWithoutContents && (
    <Contents
      entries={blocks.map(({ heading = '' }) => ({ id: idOf(heading), heading }))}
      level="h3"
    />
  );
