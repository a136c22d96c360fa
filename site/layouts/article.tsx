import { shell } from '../content/shell.ts';
import { wrap } from '../parts/base.css.ts';
import { Icon } from '../parts/icon.tsx';
import * as styles from './article.css.ts';
import sheet from './article.css.ts?sheet';
import { Base } from './base.tsx';
import { pathOf } from './path.ts';

/** A Markdown file's front matter, and its text as HTML. */
interface Data {
  title: string;
  description: string;
  content: string;
  page: { url: string };
}

const { back } = shell.article;

export default function Article({ title, description, content, page }: Data) {
  return (
    <Base {...{ title, description }} kind="article" path={pathOf(page.url)} sheets={[sheet]}>
      <article className={`${wrap} ${styles.root}`}>
        <a href={back.href} className={styles.back}>
          <Icon name="arrowLeft" size={20} />
          {back.label}
        </a>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{description}</p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown from this repository */}
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: content }} />
      </article>
    </Base>
  );
}
