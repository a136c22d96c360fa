import { useContext } from 'react';
import { coverDrawing, coverSize, requestCover } from '../assets/covers.ts';
import { ArticlesOfSite } from '../components/articles-of-site.ts';
import { HoursOfBand } from '../components/band.tsx';
import { Contents } from '../components/contents.tsx';
import { Icon } from '../components/icon.tsx';
import { SampleSaid } from '../components/sample-note.tsx';
import { written } from '../components/written.css.ts';
import type { Article } from '../content/article.ts';
import { labels } from '../content/labels.ts';
import { longDate } from '../content/long-date.ts';
import { shell } from '../content/shell.ts';
import { Articles } from '../sections/articles.tsx';
import { Closing } from '../sections/closing.tsx';
import { Score } from '../sections/score.tsx';
import { wrap } from '../style/base.css.ts';
import {
  type BandHours,
  groundAt,
  groundVariables,
  isNight,
  laterThan,
  shareHours,
  skyVariables,
} from '../style/sky.ts';
import * as styles from './article.css.ts';
import { drawMarkdown } from './draw-markdown.ts';
import { firstPaintId } from './first-paint.ts';
import { addHeadingIds } from './heading-ids.ts';
import { pieces } from './pieces.css.ts';
import { Rest } from './rest.tsx';

const { back } = shell.article;

/** The shape behind the lead, by the class of the opening's figure. The others have none. */
const leadOn: Readonly<Record<string, string>> = {
  '': styles.onSun,
  payday: styles.onSun,
  tasks: styles.onTile,
  ad: styles.onNote,
};

/** What is between the header and the footer of an article. */
export function ArticleSections({ article, text }: { article: Article; text: string }) {
  const next = useContext(ArticlesOfSite).published(article.related);
  const samples = useContext(SampleSaid);
  // The footer then says that the examples are invented.
  if (text.includes(labels.sampleNote)) samples.isSaid = true;
  const { title, description, seed, exercise, cta, hour } = article;
  const { html, contents } = addHeadingIds(drawMarkdown(text));
  const { opening, prose } = splitOpening(html);
  const [, piece = ''] = /^\s*<figure class="(\w+)/.exec(text) ?? [];
  const later = hour + laterThan;
  const [room] = shareHours(hour, later, 1) as [BandHours];
  const [, [, end]] = shareHours(hour, later, 2) as [BandHours, BandHours];
  return (
    <>
      <article>
        <div
          className={styles.opening}
          style={skyVariables(hour)}
          data-dark={isNight(hour) || undefined}
        >
          <header className={`${wrap} ${styles.head}`}>
            <a href={back.href} className={styles.back}>
              <Icon name="arrow-left" size={20} />
              {back.label}
            </a>
            <h1 className={styles.title}>{title}</h1>
            <p className={`${styles.lead} ${leadOn[piece] ?? ''}`}>{description}</p>
            <p className={styles.dates}>
              <span>
                {labels.article.published} <FormattedDate date={article.published} />
              </span>
              {article.updated && (
                <span>
                  {labels.article.updated} <FormattedDate date={article.updated} />
                </span>
              )}
            </p>
          </header>
          <div className={wrap}>
            {opening ? (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown from this repository
              <div id={firstPaintId} data-opening dangerouslySetInnerHTML={{ __html: opening }} />
            ) : (
              <Cover seed={seed} />
            )}
          </div>
        </div>
        <Rest>
          <div className={styles.room} style={{ ...skyVariables(hour), ...groundVariables(room) }}>
            <div className={styles.rail} data-dark={groundAt(hour).isNight || undefined}>
              <img
                {...coverSize}
                src={requestCover(seed)}
                alt=""
                loading="lazy"
                className={styles.window}
              />
              {contents.length > 0 && <Contents entries={contents} level="h2" />}
            </div>
            <div
              className={`${styles.prose} ${written} ${pieces[piece as keyof typeof pieces] ?? ''}`}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown from this repository
              dangerouslySetInnerHTML={{ __html: prose }}
            />
          </div>
        </Rest>
      </article>
      <HoursOfBand.Provider value={[end, end]}>
        {exercise && <Score {...exercise} />}
        {next.length > 0 && (
          <Articles heading={labels.article.related} articles={article.related} />
        )}
        <Closing heading={cta.heading} text={cta.text} primary={cta} hour={later} />
      </HoursOfBand.Provider>
    </>
  );
}

/** A figure before the first words is the article's opening, in place of the drawn cover. */
function splitOpening(html: string): { opening?: string; prose: string } {
  const [, opening, prose] = /^\s*(<figure.*?<\/figure>)(.*)$/s.exec(html) ?? [];
  return opening === undefined ? { prose: html } : { opening, prose: prose ?? '' };
}

/** Inline, because a separate file would delay the largest element of the page by a round trip. */
function Cover({ seed }: { seed: string }) {
  const { viewBox, drawing } = coverDrawing(seed);
  return (
    <svg
      id={firstPaintId}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={styles.cover}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

const FormattedDate = ({ date }: { date: Date }) => (
  <time dateTime={date.toISOString().slice(0, 10)}>{longDate(date)}</time>
);
