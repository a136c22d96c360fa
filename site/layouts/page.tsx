import type { ComponentType } from 'react';
import { type Section, sections } from '../sections/sections.ts';
import { Base } from './base.tsx';
import { pathOf } from './path.ts';

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
}

export default function Page({ record, page }: Data) {
  const sheets = record.sections.flatMap(({ kind }) => sections[kind].sheets);
  return (
    <Base {...record} path={pathOf(page.url)} sheets={sheets}>
      {record.sections.map(drawSection)}
    </Base>
  );
}

function drawSection(section: Section) {
  const View = sections[section.kind].View as ComponentType<Section>;
  return <View {...section} />;
}
