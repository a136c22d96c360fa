import { Band, type BandProps } from '../components/band.tsx';
import { written } from '../components/written.css.ts';

interface TextProps extends BandProps {
  /** As in an article: with pictures, tables, buttons and widgets. */
  html: string;
}

/** Text that is written as Markdown. */
export const Text = ({ html, ...band }: TextProps) => (
  <Band {...band}>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown from this repository */}
    <div className={written} dangerouslySetInnerHTML={{ __html: html }} />
  </Band>
);
