import { discuss } from '../content/actions.ts';
import type { LandingPage } from '../content/landing.ts';
import { people } from '../content/talent.ts';
import { testimonials } from '../content/testimonials.ts';
import type { Section } from '../sections/sections.ts';
import type { PageRecord } from './page.tsx';

/** The people in a row. */
const ONE_ROW = 4;

/** The page that a file in site/landing describes. Throws one line if a part would be empty. */
export const toPage = (name: string, { title, description, ...page }: LandingPage): PageRecord => ({
  title,
  description,
  sections: [
    {
      kind: 'opening',
      heading: page.heading,
      lead: page.lead,
      primary: { label: page.button, href: `/${name}#form` },
      ...(page.call && { secondary: discuss('Book a Call') }),
    },
    ...page.parts.map((part) => toSection(part, page.role)),
    { kind: 'form', ...page.form, role: page.role, campaign: page.campaign },
  ],
});

function toSection(part: LandingPage['parts'][number], role: LandingPage['role']): Section {
  const { heading } = part;
  switch (part.kind) {
    case 'reasons':
      return { kind: 'index', heading, variant: 'plain', items: part.reasons };
    case 'steps':
      return { kind: 'steps', heading, steps: part.steps };
    case 'people': {
      const talent = people.filter(({ matchedRole }) => matchedRole === role);
      if (talent.length > 0) return { kind: 'people', heading, talent: talent.slice(0, ONE_ROW) };
      throw new Error(`parts: nobody in site/content/talent.json has the role "${role}"`);
    }
    case 'testimonials':
      return {
        kind: 'testimonials',
        heading,
        variant: 'grid',
        testimonials: testimonials[part.of],
      };
    case 'questions':
      return { kind: 'faq', heading, questions: part.questions };
  }
}
