import type { ReactNode } from 'react';
import { tokens } from '../../widgets/kit/tokens.ts';
import { favicon } from '../assets/favicon.ts';
import { fonts } from '../assets/fonts.ts';
import { brand } from '../content/brand.ts';
import { shell } from '../content/shell.ts';
import * as styles from './base.css.ts';
import { Drawer } from './drawer.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { scripts } from './scripts.ts';
import { stylesheetOf } from './stylesheet.ts';

interface Props {
  title: string;
  description: string;
  /** Clean: no ending, no slash at the end. */
  path: string;
  kind?: 'website' | 'article';
  isUnlisted?: boolean;
  /** Something on it opens the dialog. */
  hasDiscoveryCall?: boolean;
  /** The styles of what stands in the page. */
  sheets: readonly string[];
  children: ReactNode;
}

export function Base({ children, sheets, hasDiscoveryCall, ...page }: Props) {
  return (
    <html lang={shell.language} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta {...page} />
        {fonts.map(({ path }) => (
          <link key={path} rel="preload" as="font" type="font/woff2" href={path} crossOrigin="" />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own compiled style */}
        <style dangerouslySetInnerHTML={{ __html: stylesheetOf(sheets) }} />
        {scripts.map((source) => (
          <script key={source} type="module" src={source} />
        ))}
      </head>
      <body className={styles.body}>
        <a href="#main" className={styles.skip}>
          {shell.skip}
        </a>
        <Header path={page.path} />
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <Footer path={page.path} />
        <Drawer path={page.path} />
        <NewsletterPanel />
        {!isForm(page.path) && <NewsletterPopup />}
        {hasDiscoveryCall && <DiscoveryCall />}
      </body>
    </html>
  );
}

const NewsletterPanel = 'hire-newsletter-panel' as 'div';
const NewsletterPopup = 'hire-newsletter-popup' as 'div';
const DiscoveryCall = 'hire-discovery-call' as 'div';

/** Where a visitor has come to fill in a form, nothing else asks for anything. */
const isForm = (path: string): boolean => ['/get-matched', '/apply'].includes(path);

function Meta({
  title,
  description,
  path,
  kind,
  isUnlisted,
}: Omit<Props, 'sheets' | 'children' | 'hasDiscoveryCall'>) {
  const address = `${brand.site}${path}`;
  const [light, dark] = tokens['color-paper'].match(/#\w+/g) ?? [];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isUnlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={address} />
      )}
      <link rel="icon" href={favicon.path} type="image/svg+xml" />
      <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={kind ?? 'website'} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={brand.name} />
      <meta name="twitter:card" content="summary" />
    </>
  );
}
