import { ActionLink } from '../components/action-link.tsx';
import { Logo } from '../components/logo.tsx';
import { MotionButton } from '../components/motion-button.tsx';
import { bookACall } from '../content/actions.ts';
import type { Article } from '../content/article.ts';
import { brand } from '../content/brand.ts';
import { company, imprintOf } from '../content/company.ts';
import { labels } from '../content/labels.ts';
import { helpfulLinks, smallPrint } from '../content/navigation.ts';
import { shell } from '../content/shell.ts';
import { scriptOnly, wrap } from '../style/base.css.ts';
import { button } from '../style/controls.css.ts';
import * as styles from './footer.css.ts';
import { PageLink, PageLinks } from './page-link.tsx';

const words = shell.footer;

interface Props {
  path: string;
  /** The newest article, which was the last issue of the newsletter. */
  latest?: Article;
  samples: { isSaid: boolean };
}

export function Footer({ path, latest, samples }: Props) {
  return (
    <footer className={styles.root}>
      <div className={`${wrap} ${styles.inner}`}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Logo />
            <p className={styles.description}>{words.description}</p>
            <ActionLink action={bookACall} variant="secondary" />
          </div>
          <div>
            <h2 className={styles.heading}>{words.linksHeading}</h2>
            <PageLinks links={helpfulLinks} path={path} className={styles.links} />
          </div>
          <Newsletter latest={latest} />
        </div>
        <div className={styles.last}>
          <p className={styles.owner}>
            {imprintOf(company, brand.name)}
            {samples.isSaid && ` · ${labels.sampleNoteInFull}`}
          </p>
          {smallPrint.map((link) => (
            <PageLink key={link.href} link={link} path={path} />
          ))}
          <MotionButton />
        </div>
      </div>
    </footer>
  );
}

/** Sends nothing: hire.js opens the panel with the address, which the visitor then confirms. */
const Newsletter = ({ latest }: Pick<Props, 'latest'>) => (
  <div className={scriptOnly}>
    <h2 className={styles.heading}>{words.newsletterHeading}</h2>
    {latest && (
      <p className={styles.description}>
        {words.newsletterAbout} <a href={latest.href}>{words.newsletterLatest}</a>
      </p>
    )}
    <form className={styles.form} method="dialog" noValidate>
      <label className={styles.label} htmlFor="footer-email">
        {words.newsletterLabel}
      </label>
      <input
        className={styles.field}
        id="footer-email"
        name="email"
        type="email"
        dir="auto"
        autoComplete="email"
        // With `required`, screen readers would call the empty field invalid from the start.
        aria-required="true"
      />
      <button type="submit" className={button.primary} data-hire-open="newsletter">
        {words.newsletterButton}
      </button>
      <p className={styles.error} id="footer-error" hidden>
        {words.newsletterError}
      </p>
    </form>
  </div>
);
