import { discuss } from '../content/actions.ts';
import type { LandingPage } from '../content/landing.ts';
import type { Part } from '../content/parts.ts';
import { allProjects } from '../content/projects.ts';
import { people } from '../content/talent.ts';
import { team } from '../content/team.ts';
import { testimonials } from '../content/testimonials.ts';
import type { Section } from '../sections/sections.ts';
import { drawMarkdown } from './draw-markdown.ts';
import { markdown } from './markdown.ts';
import type { PageRecord } from './page.tsx';

/** The people in a row. */
const ONE_ROW = 4;

/** The page that a file in site/landing describes. Throws one line if a part would be empty. */
export const toPage = ({ title, description, ...page }: LandingPage): PageRecord => ({
  title,
  description,
  sections: [
    {
      kind: 'opening',
      heading: page.heading,
      lead: page.lead,
      // Without the path, so that the address keeps its campaign.
      primary: { label: page.button, href: '#form' },
      ...(page.call && { secondary: discuss('Book a Call') }),
    },
    ...page.parts.map((part) => toSection(part, page.role)),
    { kind: 'form', ...page.form, role: page.role, campaign: page.campaign },
    ...(page.closing ? [closingOf(page.closing)] : []),
  ],
});

const closingOf = ({
  heading,
  text,
  ...primary
}: NonNullable<LandingPage['closing']>): Section => ({
  kind: 'closing',
  heading,
  text,
  primary,
});

function toSection(part: Part, role: LandingPage['role']): Section {
  switch (part.kind) {
    case 'text': {
      const { text, ...rest } = part;
      return { ...rest, html: belowHeading(drawMarkdown(markdown.render(text))) };
    }
    case 'people': {
      const talent = people.filter(({ matchedRole }) => matchedRole === role);
      if (talent.length > 0) return { ...part, talent: talent.slice(0, ONE_ROW) };
      throw new Error(`parts: nobody in site/content/talent.json has the role "${role}"`);
    }
    case 'testimonials': {
      const { of, ...rest } = part;
      return { ...rest, variant: 'grid', testimonials: testimonials[of] };
    }
    case 'projects':
      return {
        ...part,
        projects: allProjects.filter(({ title }) => part.projects.includes(title)),
      };
    case 'table':
      return { ...part, caption: part.heading };
    case 'team':
      return { ...part, members: team };
    default:
      return part;
  }
}

/** The part has a heading of the second level already. */
const belowHeading = (html: string): string => html.replace(/<(\/?)h[12]>/g, '<$1h3>');
