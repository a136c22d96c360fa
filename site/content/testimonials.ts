import { claims } from './claims.ts';
import type { FaceName } from './talent.ts';

export interface Testimonial {
  quote: string;
  author: string;
  role: string;
  face: FaceName;
  /** Not a real person: its group says "Illustrative example". */
  sample: boolean;
}

/** For the home page: speed, fit, admin relief, coming back. */
export const homeTestimonials: Testimonial[] = [
  {
    quote:
      'I sent the brief on a Monday. By Thursday I’d met two developers, and one of them was asking better questions than I was.',
    author: 'Hannah Weiss',
    role: 'Founder, booking software',
    face: 'hannah',
    sample: true,
  },
  {
    quote:
      'Our assistant had handled returns for another store. I didn’t have to explain what a bad Monday looks like for us.',
    author: 'Marcus Lindqvist',
    role: 'Head of Operations, online retailer',
    face: 'marcus',
    sample: true,
  },
  {
    quote:
      'I never had to deal with the contract, the payroll or any foreign paperwork. I got one invoice and a person who was ready to work.',
    author: 'Folasade Ojo',
    role: 'Managing Director, design agency',
    face: 'folasade',
    sample: true,
  },
  {
    quote:
      'Our designer worked out well, so we came back for a tester. Our second brief took ten minutes, because they already knew how we work.',
    author: 'Ben Carter',
    role: 'Product Lead, health software',
    face: 'ben',
    sample: true,
  },
];

/** For the company page: a founder, a COO, an agency owner. */
export const companyTestimonials: Testimonial[] = [
  {
    quote:
      'I could see why each person was on my list. The notes said what they’d been tested on and what they were still learning.',
    author: 'Priyanka Rao',
    role: 'Founder, learning app',
    face: 'priyanka',
    sample: true,
  },
  {
    quote:
      'My last overseas hire started with weeks of reading contracts. This time I read one agreement and spent the rest of my time planning the handover.',
    author: 'Stefan Keller',
    role: 'COO, logistics software',
    face: 'stefan',
    sample: true,
  },
  {
    quote:
      'Our workload goes up and down. We added a copywriter for a launch, and the project ended on the date we’d all agreed to at the start.',
    author: 'Camila Duarte',
    role: 'Owner, brand agency',
    face: 'camila',
    sample: true,
  },
];

/** For customer service agents and virtual assistants. */
export const supportTestimonials: Testimonial[] = [
  {
    quote: `We explained how we talk to customers and had our match within ${claims.match48.figure}. Now the overnight messages are sorted before I start work, and the replies sound like us.`,
    author: 'Rosa Venter',
    role: 'Support Manager, online shop',
    face: 'rosa',
    sample: true,
  },
];
