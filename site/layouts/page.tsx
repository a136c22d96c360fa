import type { ComponentType } from 'react';
import type { Tone } from '../components/band.tsx';
import type { Library } from '../content/article.ts';
import { sheetsOf } from '../illustrations/illustration.tsx';
import { type Section, sections } from '../sections/sections.ts';
import { type Collected, libraryOf } from './articles.ts';
import { Base } from './base.tsx';
import { firstSight } from './first-sight.ts';
import { pathOf } from './path.ts';
import type { Subject } from './subject.ts';
import { tonesOf } from './tones.ts';

/** One page, as data. The file's path is the page's address. */
export interface PageRecord {
  /** At most 60 characters. */
  title: string;
  /** 120 to 155 characters. */
  description: string;
  /** What it offers, where it is the page of a service. */
  service?: string;
  /** Kept from search engines. */
  isUnlisted?: boolean;
  sections: Section[];
}

interface Data {
  record: PageRecord;
  page: { url: string };
  collections: { all: Collected[] };
}

export const subjectOf = ({ record, page }: Data): Subject => ({
  ...record,
  path: pathOf(page.url),
});

export default function Page(data: Data) {
  const { record, collections } = data;
  const library = libraryOf(collections.all);
  const tones = tonesOf(record.sections);
  const [first, ...others] = record.sections.map((section, index) =>
    drawSection(section, { tone: tones[index], library }),
  );
  return (
    <Base
      subject={subjectOf(data)}
      sheets={record.sections.flatMap(sheetsFor)}
      hasDiscoveryCall={opensDiscoveryCall(record)}
    >
      <div>
        {first}
        <span id={firstSight} hidden />
      </div>
      {others}
    </Base>
  );
}

const sheetsFor = (section: Section): readonly string[] => [
  ...sections[section.kind].sheets,
  ...sheetsOf('artefact' in section ? section.artefact : undefined),
];

interface FromPage {
  tone?: Tone;
  library: Library;
}

function drawSection(section: Section, given: FromPage) {
  const View = sections[section.kind].View as ComponentType<Section & FromPage>;
  return <View {...section} {...given} />;
}

const opensDiscoveryCall = (record: PageRecord): boolean =>
  JSON.stringify(record).includes('"opens":"discovery-call"');
