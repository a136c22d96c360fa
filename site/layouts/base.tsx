import { Fragment, type ReactNode } from 'react';
import { fonts } from '../assets/fonts.ts';
import { earlyScript, scripts } from '../assets/scripts.ts';
import { ArticlesOfSite } from '../components/articles-of-site.ts';
import { SampleSaid } from '../components/sample-note.tsx';
import { TextWithEmailLink } from '../components/text-with-email-link.tsx';
import { analytics, analyticsDomain } from '../content/analytics.ts';
import type { ArticleCollection } from '../content/article.ts';
import { shell } from '../content/shell.ts';
import { languageOf } from '../content/translations.ts';
import { button } from '../style/controls.css.ts';
import { Announcement } from './announcement.tsx';
import * as styles from './base.css.ts';
import { Drawer } from './drawer.tsx';
import { firstPaintId } from './first-paint.ts';
import { Footer } from './footer.tsx';
import { Head } from './head.tsx';
import { Header } from './header.tsx';
import { nameOf, type PageMetadata } from './page-metadata.ts';
import { Strip } from './strip.tsx';

interface Props {
  metadata: PageMetadata;
  articles: ArticleCollection;
  /** Adds the dialog, for pages with a link that opens it. */
  hasDiscoveryCall?: boolean;
  /** Whether the opening has a button. */
  hasAction?: boolean;
  /** The hour of the page's sky. */
  hour?: number;
  children: ReactNode;
}

export function Base({ metadata, articles, hasDiscoveryCall, hasAction, hour, children }: Props) {
  const { path } = metadata;
  // The sections are rendered before the footer, which says more if one of them has an example.
  const samples = { isSaid: false };
  const isFormPage = formPages.test(path);
  const language = languageOf(path);
  const Shell = language === shell.language ? Fragment : InEnglish;
  return (
    <html lang={language} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
        <link rel="expect" href={`#${firstPaintId}`} {...{ blocking: 'render' }} />
        <Head metadata={metadata} />
        {/* The build inserts the styles that the page needs. */}
        <style />
        {scripts.map((source) => (
          <script key={source} type="module" src={source} />
        ))}
        {analytics && <script defer data-domain={analyticsDomain} src={analytics.script} />}
      </head>
      <body className={styles.body}>
        <FontPreloads />
        <Shell>
          <a href="#main" className={styles.skip}>
            {shell.skip}
          </a>
          <Announcement />
          <Header path={path} isSticky={!isFormPage} isWaiting={hasAction} />
          {hour !== undefined && <Strip hour={hour} name={nameOf(metadata)} path={path} />}
        </Shell>
        <main id="main" className={styles.main} tabIndex={-1}>
          <ArticlesOfSite.Provider value={articles}>
            <SampleSaid.Provider value={samples}>{children}</SampleSaid.Provider>
          </ArticlesOfSite.Provider>
        </main>
        <Shell>
          <Footer path={path} latest={articles.all[0]} samples={samples} />
          <Drawer path={path} />
          <NotLoaded />
          <NewsletterPanel id="newsletter" />
        </Shell>
        {!isFormPage && <NewsletterPopup />}
        {hasDiscoveryCall && <DiscoveryCall />}
      </body>
    </html>
  );
}

/**
 * In the body, because Chromium delays the first paint while a font preload in the head is loading:
 * 200 of 670 ms on a slow phone. The text is readable in the fallback font meanwhile.
 */
const FontPreloads = () =>
  fonts.map(({ path }) => (
    <link key={path} rel="preload" as="font" type="font/woff2" href={path} crossOrigin="" />
  ));

const NotLoaded = () => (
  <div id="not-loaded" role="alert" popover="auto" hidden className={styles.notLoaded}>
    <p>
      <TextWithEmailLink text={shell.notLoaded.text} />
    </p>
    <button type="button" className={button.secondary}>
      {shell.notLoaded.retry}
    </button>
  </div>
);

/** The header and the footer on a page in another language. */
const InEnglish = ({ children }: { children: ReactNode }) => (
  <div lang={shell.language} style={{ display: 'contents' }}>
    {children}
  </div>
);

const NewsletterPanel = 'hire-newsletter-panel' as 'div';
const NewsletterPopup = 'hire-newsletter-popup' as 'div';
const DiscoveryCall = 'hire-discovery-call' as 'div';

/**
 * Pages without the newsletter popup and the sticky header, which would cover their content: a form,
 * the checklist that the popup offers, or the documentation of our elements.
 */
const formPages = /^\/(?:de\/)?(get-matched|apply|first-ten|embed(\/.*)?)$/;
