import { expect, type Locator, type Page } from 'playwright/test';
import { loaderPath } from '../../site/content/loader.ts';
import { site } from './addresses.ts';

const testimonials = [
  ['They had three people in front of us by Thursday.', 'Nomvula D.', 'Operations lead'],
  [
    'Our support queue was eleven days long when we called. A month later it was four hours, and I had stopped thinking about rotas, contracts and payroll altogether. The two people they found still work with us, and one of them now leads the desk.',
    'Tomás R.',
    'Founder, online store',
  ],
  ['We keep coming back. That says it.', 'Ingrid S.', 'Agency owner'],
  [
    'The project manager asked better questions in the first week than we had asked ourselves in a year, and then kept everybody to the answers.',
    'Hannah W.',
    'Product director',
  ],
] as const;

const projects = [
  ['Online store rebuild', 'A slow shop moved to a new theme, with every old address kept.'],
  ['Booking app MVP', 'From a sketch to the first paid booking.'],
  ['CRM clean-up', 'Forty thousand contacts, of which nine thousand were real.'],
  ['Brand and site', 'A name, a voice and twelve pages.'],
  ['Support chatbot', 'Answers the ten questions that were half of all tickets.'],
] as const;

/** A partner's slides: figures that form a list of quotes without scripts. */
const figures = testimonials
  .map(
    ([quote, author, role]) => `<figure class="quote">
  <blockquote>${quote}</blockquote>
  <figcaption><span class="face" aria-hidden="true">${initials(author)}</span>
    <span><b>${author}</b><small>${role}</small></span></figcaption>
</figure>`,
  )
  .join('\n');

const articles = projects
  .map(
    ([name, text], at) => `<article>
  <h3>${name}</h3><p>${text}</p><p><a href="#project-${at + 1}">Read about ${name}</a></p>
</article>`,
  )
  .join('\n');

export const slides = { testimonials: figures, projects: articles };
export const quotes: readonly string[] = testimonials.map(([quote]) => quote);
export const firstQuote = testimonials[0][0];
export const projectNames = projects.map(([name]) => name);

/** The styles of the host's page, which must not affect the carousel. */
const hostStyle = `
:root { color-scheme: light dark; background: light-dark(#fdfaf3, #051a21); }
body { margin: 0; font: 17px/1.6 Figtree, system-ui, sans-serif; color: light-dark(#032c34, #f4f0e7); }
main { max-inline-size: 848px; margin: 0 auto; padding: 48px 16px; }
h2 { font-size: 32px; line-height: 1.1; margin: 0 0 24px; }
.quote { display: flex; flex-direction: column; gap: 24px; }
.quote blockquote { margin: 0; font-size: clamp(20px, 3.4vw, 27px); line-height: 1.35; text-wrap: pretty; }
.quote::before { content: "\\201c"; block-size: 32px; font: 700 88px/0.85 Georgia, serif; color: #c63118; }
.quote figcaption { display: flex; gap: 14px; align-items: center; margin-block-start: auto; line-height: 1.3; }
.quote small { display: block; color: light-dark(#3c585f, #aec2c3); }
.face { display: grid; place-items: center; inline-size: 56px; block-size: 56px; border-radius: 50%;
  background: #feb93b; color: #032c34; font-weight: 700; }
article h3 { margin: 0 0 8px; font-size: 24px; } article p { margin: 0 0 8px; } a { color: light-dark(#035e63, #72d8d7); }
`;

/** Over eleven intervals, and not a whole number of rounds, which would end at the same slide. */
export const LONG_TIME_MS = 57_000;

export interface PageOptions {
  slides?: string;
  attributes?: string;
  before?: string;
  after?: string;
  dir?: 'ltr' | 'rtl';
}

/** Opens a page with a carousel, and waits until the carousel has detected that it is visible. */
export async function open(page: Page, shown: PageOptions = {}): Promise<Locator> {
  await goTo(page, shown);
  const carousel = page.locator('hire-carousel');
  await expect(shownSlide(carousel)).toHaveCount(1);
  await waitForVisibility(page);
  return carousel;
}

export async function goTo(page: Page, shown: PageOptions): Promise<void> {
  await page.route(`${site}/__carousel`, (route) =>
    route.fulfill({ contentType: 'text/html', body: documentWith(shown) }),
  );
  await page.goto(`${site}/__carousel`);
}

/** Resolves after the carousel's own observer was called, which is registered earlier. */
export const waitForVisibility = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((settled) => {
        const carousel = document.querySelector('hire-carousel') as Element;
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          settled();
        }).observe(carousel);
      }),
  );

const documentWith = ({
  slides = figures,
  attributes = 'label="What clients say"',
  before = '',
  after = '',
  dir = 'ltr',
}: PageOptions): string => `<!doctype html>
<html lang="en" dir="${dir}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>A page with a carousel</title>
<link rel="icon" href="data:,"><style>${hostStyle}</style>
<script type="module" src="${site}${loaderPath}"></script>
<main><h1>Clients</h1>${before}<h2>What they tell us</h2>
<hire-carousel ${attributes}>${slides}</hire-carousel>
<p>And this is <a href="#after">what comes after</a>.</p>${after}</main>
</html>`;

function initials(author: string): string {
  return author
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
}

/** The slide that is visible. The others are there for screen readers. */
export const shownSlide = (carousel: Locator): Locator =>
  carousel.locator('[role=group][aria-roledescription=slide]:not([data-hidden])');

export const expectSlide = (carousel: Locator, place: number, of = 4) =>
  expect(shownSlide(carousel)).toHaveAccessibleName(`${place} of ${of}`);
