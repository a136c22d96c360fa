import type { ArticleCollection } from '../content/article.ts';
import { Base } from './base.tsx';
import type { PageMetadata } from './page-metadata.ts';
import { type PageRecord, PageSections } from './page-sections.tsx';

export type { PageRecord };

interface Props {
  record: PageRecord;
  path: string;
  articles: ArticleCollection;
}

export const metadataOf = ({ record, path }: Props): PageMetadata => ({ ...record, path });

export default function Page(props: Props) {
  const { record, articles } = props;
  const [first] = record.sections;
  return (
    <Base
      metadata={metadataOf(props)}
      articles={articles}
      hour={record.hour}
      hasAction={first && 'primary' in first && first.primary !== undefined}
      hasDiscoveryCall={opensDiscoveryCall(record)}
    >
      <PageSections {...record} />
    </Base>
  );
}

const opensDiscoveryCall = (record: PageRecord): boolean =>
  JSON.stringify(record).includes('"opens":"discovery-call"') ||
  record.sections.some(
    (one) => one.kind === 'text' && one.html.includes('data-hire-open="discovery-call"'),
  );
