import { brand } from './brand.ts';

/** The words on every page: header, footer, drawer. */
export const shell = {
  language: 'en',
  skip: 'Skip to main content',
  opensNewTab: '(opens in a new tab)',
  announcement: 'Announcement',
  home: 'Home',
  navigation: 'Main',
  allPages: 'All pages, by the hour',
  menu: 'Menu',
  closeMenu: 'Close',
  pauseMotion: 'Pause motion',
  footer: {
    description:
      'We find and vet remote professionals, then handle contracts and pay, so you can focus on the work.',
    linksHeading: 'Helpful Links',
    newsletterHeading: 'Newsletter',
    newsletterAbout: 'One new guide a month.',
    newsletterLatest: 'Read the latest',
    newsletterLabel: 'Work email',
    newsletterButton: 'Subscribe',
    newsletterError: 'Error: Enter an email address in the correct format, like name@example.com',
  },
  /** Shown when something was pressed whose script cannot be loaded. */
  notLoaded: {
    text: `This didn’t load. Try again, or email ${brand.email}.`,
    retry: 'Try again',
  },
  article: {
    all: { label: 'Resources', href: '/resources' },
    back: { label: 'Back to Resources', href: '/resources' },
  },
};
