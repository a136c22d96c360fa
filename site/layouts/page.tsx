import type { ComponentType } from 'react';
import { sheetsOf } from '../artefacts/artefact.tsx';
import type { Article } from '../content/article.ts';
import type { Tone } from '../parts/band.tsx';
import { type Section, sections } from '../sections/sections.ts';
import { Base } from './base.tsx';
import { type Collected, libraryOf } from './library.ts';
import { pathOf } from './path.ts';
import { tonesOf } from './tones.ts';

/** One page, as data. The file's path is the page's address. */
export interface PageRecord {
  /** At most 60 characters. */
  title: string;
  /** 120 to 155 characters. */
  description: string;
  /** Kept from search engines. */
  isUnlisted?: boolean;
  sections: Section[];
}

interface Data {
  record: PageRecord;
  page: { url: string };
  collections: { all: Collected[] };
}

export default function Page({ record, page, collections }: Data) {
  const library = libraryOf(collections.all);
  const tones = tonesOf(record.sections);
  return (
    <Base
      {...record}
      path={pathOf(page.url)}
      sheets={record.sections.flatMap(sheetsFor)}
      hasDiscoveryCall={opensDiscoveryCall(record)}
    >
      {record.sections.map((section, index) =>
        drawSection(section, { tone: tones[index], library }),
      )}
    </Base>
  );
}

const sheetsFor = (section: Section): readonly string[] => [
  ...sections[section.kind].sheets,
  ...sheetsOf('artefact' in section ? section.artefact : undefined),
];

interface FromPage {
  tone?: Tone;
  library: Article[];
}

function drawSection(section: Section, given: FromPage) {
  const View = sections[section.kind].View as ComponentType<Section & FromPage>;
  return <View {...section} {...given} />;
}

const opensDiscoveryCall = (record: PageRecord): boolean =>
  JSON.stringify(record).includes('"opens":"discovery-call"');
