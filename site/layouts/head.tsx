import { tokens } from '../../widgets/kit/style/tokens.ts';
import { iconPaths } from '../assets/icons.ts';
import { requestSocialImage, socialImageSize } from '../assets/social-images.ts';
import { brand } from '../content/brand.ts';
import { changesFeed, feed } from '../content/feed.ts';
import { pathsOf } from '../content/translations.ts';
import { type PageMetadata, socialCardOf } from './page-metadata.ts';
import { toJsonLd } from './structured-data.ts';

/** The `title`, `meta`, `link` and JSON-LD elements of a page. */
export function Head({ metadata }: { metadata: PageMetadata }) {
  const { title, description, path, article, isUnlisted } = metadata;
  const image = `${brand.site}${requestSocialImage(socialCardOf(metadata))}`;
  const [light, dark] = tokens['color-paper'].match(/#\w+/g) ?? [];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isUnlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={`${brand.site}${path}`} />
      )}
      {pathsOf(path).map(([language, address]) => (
        <link key={language} rel="alternate" hrefLang={language} href={`${brand.site}${address}`} />
      ))}
      <link rel="icon" href={iconPaths.favicon} type="image/svg+xml" />
      <link rel="icon" href={iconPaths.small} sizes="32x32" />
      {Object.values(feed.formats).map(({ path, type }) => (
        <link key={path} rel="alternate" type={type} href={path} title={feed.title} />
      ))}
      {path === changesFeed.page && (
        <link
          rel="alternate"
          type={changesFeed.type}
          href={changesFeed.path}
          title={changesFeed.title}
        />
      )}
      <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:url" content={`${brand.site}${path}`} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={`${socialImageSize.width}`} />
      <meta property="og:image:height" content={`${socialImageSize.height}`} />
      <meta property="og:image:alt" content={title} />
      {/* The rest of a card is read from the og properties. */}
      <meta name="twitter:card" content="summary_large_image" />
      {!isUnlisted && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped, so it cannot end the script
          dangerouslySetInnerHTML={{ __html: toJsonLd(metadata, image) }}
        />
      )}
    </>
  );
}
