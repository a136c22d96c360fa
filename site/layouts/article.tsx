import type { ArticleCollection, Article as ArticleData } from '../content/article.ts';
import { ArticleSections } from './article-sections.tsx';
import { Base } from './base.tsx';
import type { PageMetadata } from './page-metadata.ts';

interface Props {
  /** The text as HTML. */
  content: string;
  path: string;
  articles: ArticleCollection;
}

export function metadataOf({ path, articles }: Props): PageMetadata & { article: ArticleData } {
  const article = articles.byPath(path);
  return { title: article.title, description: article.description, path, article };
}

export default function Article(props: Props) {
  const { content, articles } = props;
  const metadata = metadataOf(props);
  const { article } = metadata;
  return (
    <Base
      metadata={metadata}
      articles={articles}
      hour={article.hour}
      hasDiscoveryCall={content.includes('data-hire-open="discovery-call"')}
    >
      <ArticleSections article={article} text={content} />
    </Base>
  );
}
