import type { ComponentType } from 'react';
import type { Tone } from '../components/band.tsx';
import type { ArticleCollection } from '../content/article.ts';
import { type Section, sections } from '../sections/sections.ts';
import { tintAt } from '../style/sky.ts';
import { Base } from './base.tsx';
import { firstPaintId } from './first-paint.ts';
import type { PageMetadata } from './page-metadata.ts';
import { tonesOf } from './tones.ts';

/** A page as data. The file's path determines the page's URL. A file may also export a list of pages. */
export interface PageRecord {
  /** At most 60 characters. */
  title: string;
  /** 120 to 155 characters. */
  description: string;
  /** On the page of a service: what it offers, as a schema.org `serviceType`. */
  service?: string;
  /** On the page of a tool: its name, as a schema.org `WebApplication`. */
  application?: string;
  /** Hides the page from search engines. */
  isUnlisted?: boolean;
  /** In a list of pages: the last part of the page's URL. */
  slug?: string;
  /** The hour of the page's sky, from 0 to 24. */
  hour?: number;
  sections: Section[];
}

interface Props {
  record: PageRecord;
  path: string;
  articles: ArticleCollection;
}

export const metadataOf = ({ record, path }: Props): PageMetadata => ({ ...record, path });

export default function Page(props: Props) {
  const { record, articles } = props;
  const tones = tonesOf(record.sections);
  const [first, ...others] = record.sections.map((section, index) =>
    renderSection(section, { tone: tones[index], collection: articles, hour: record.hour }),
  );
  return (
    <Base
      metadata={metadataOf(props)}
      articles={articles}
      hasDiscoveryCall={opensDiscoveryCall(record)}
    >
      <div>
        {first}
        <span id={firstPaintId} hidden />
      </div>
      {others.length > 0 && <div style={tintOf(record)}>{others}</div>}
    </Base>
  );
}

/** The sections below the first are in the light of the page's hour too, but the hero's is the visitor's. */
const tintOf = ({ hour, sections }: PageRecord): Record<string, string> | undefined =>
  hour === undefined || sections[0]?.kind === 'hero'
    ? undefined
    : { '--h-color-tint': `light-dark(${tintAt(hour)})` };

interface FromPage {
  tone?: Tone;
  collection: ArticleCollection;
  hour?: number;
}

function renderSection(section: Section, pageProps: FromPage) {
  const View = viewOf(section) as ComponentType<Section & FromPage>;
  return <View {...section} {...pageProps} />;
}

function viewOf({ kind }: Section) {
  if (Object.hasOwn(sections, kind)) return sections[kind];
  throw new Error(
    `"${kind}" is no kind of section. Use one of site/sections/sections.ts: ${Object.keys(sections).join(', ')}.`,
  );
}

const opensDiscoveryCall = (record: PageRecord): boolean =>
  JSON.stringify(record).includes('"opens":"discovery-call"');
