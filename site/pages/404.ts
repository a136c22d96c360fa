import { brand } from '../content/brand.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Page not found | ${brand.name}`,
  description:
    'We couldn’t find that page. It may have moved, or the address may have a typo. Go to the home page, or try one of our most popular pages.',
  isUnlisted: true,
  hour: 4.5,
  sections: [
    {
      kind: 'missing',
      heading: '404',
      text: 'Oops! Page not found',
      lead: 'It isn’t day here yet: the page may have moved, or the address may have a typo. Try one of these pages instead.',
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
