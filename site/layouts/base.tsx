import type { ReactNode } from 'react';
import { fonts } from '../build/assets/fonts.ts';
import { shell } from '../content/shell.ts';
import * as styles from './base.css.ts';
import { Drawer } from './drawer.tsx';
import { firstSight } from './first-sight.ts';
import { Footer } from './footer.tsx';
import { Head } from './head.tsx';
import { Header } from './header.tsx';
import { keep } from './keep.tsx';
import { scripts } from './scripts.ts';
import { stylesheetOf } from './stylesheet.ts';
import type { Subject } from './subject.ts';

interface Props {
  subject: Subject;
  /** Something on it opens the dialog. */
  hasDiscoveryCall?: boolean;
  /** The styles of what stands in the page. */
  sheets: readonly string[];
  children: ReactNode;
}

export function Base({ subject, sheets, hasDiscoveryCall, children }: Props) {
  const { path, article } = subject;
  // No menu leads to an article, so all of them share what stands around it.
  const kind = article ? 'article' : path;
  return (
    <html lang={shell.language} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="expect" href={`#${firstSight}`} {...{ blocking: 'render' }} />
        <Head subject={subject} />
        {keep(`style of ${kind}`, <Style sheets={sheets} />)}
        {scripts.map((source) => (
          <script key={source} type="module" src={source} />
        ))}
      </head>
      <body className={styles.body}>
        <FontPreloads />
        <a href="#main" className={styles.skip}>
          {shell.skip}
        </a>
        {keep(`header of ${kind}`, <Header path={path} />)}
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        {keep(`footer of ${kind}`, <Footer path={path} />)}
        {keep(`drawer of ${kind}`, <Drawer path={path} />)}
        <NewsletterPanel />
        {!isForm(path) && <NewsletterPopup />}
        {hasDiscoveryCall && <DiscoveryCall />}
      </body>
    </html>
  );
}

/**
 * In the body, where they hold nothing up: while a preload of a font in the head is on its way,
 * Chromium paints nothing at all (200 ms of 670 on a slow phone), and words in Arial are words.
 */
const FontPreloads = () =>
  fonts.map(({ path }) => (
    <link key={path} rel="preload" as="font" type="font/woff2" href={path} crossOrigin="" />
  ));

const Style = ({ sheets }: Pick<Props, 'sheets'>) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own compiled style
  <style dangerouslySetInnerHTML={{ __html: stylesheetOf(sheets) }} />
);

const NewsletterPanel = 'hire-newsletter-panel' as 'div';
const NewsletterPopup = 'hire-newsletter-popup' as 'div';
const DiscoveryCall = 'hire-discovery-call' as 'div';

/** Where a visitor has come to fill in a form, nothing else asks for anything. */
const isForm = (path: string): boolean => ['/get-matched', '/apply', '/embed'].includes(path);
