import { brand } from '../content/brand.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Page not found | ${brand.name}`,
  description:
    'The page you asked for is not here: it may have moved, or the address may have a slip in it. Go home, or pick one of our most read pages.',
  isUnlisted: true,
  sections: [
    {
      kind: 'missing',
      heading: '404',
      text: 'Oops! Page not found',
      lead: 'The sun has set on this address, or never rose. These pages are wide awake.',
      action: { label: 'Return to Home', href: '/' },
      linksHeading: 'Popular pages',
      links: [
        { label: 'For Companies', href: '/for-companies' },
        { label: 'For Talent', href: '/for-talent' },
        { label: 'Get Matched', href: '/get-matched' },
        { label: 'How It Works', href: '/how-it-works' },
      ],
      report: 'Page not found:',
    },
  ],
} satisfies PageRecord;
