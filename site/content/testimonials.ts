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
      'I sent the brief on a Monday. By Thursday I had met two developers, and one of them was asking better questions than I was.',
    author: 'Hannah Weiss',
    role: 'Founder, booking software',
    face: 'hannah',
    sample: true,
  },
  {
    quote:
      'The assistant had run a returns desk before. I did not have to explain what a bad Monday looks like in our shop.',
    author: 'Marcus Lindqvist',
    role: 'Head of Operations, online retailer',
    face: 'marcus',
    sample: true,
  },
  {
    quote:
      'The contract, the payroll and the forms from another country never reached my desk. What did was one invoice, and a person who was ready to work.',
    author: 'Folasade Ojo',
    role: 'Managing Director, design agency',
    face: 'folasade',
    sample: true,
  },
  {
    quote:
      'Our designer worked out, so we came back for a tester. The second brief took one coffee, because they already knew how we work.',
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
      'I could see why each person was on my list. The notes said what they had been tested on, and what they were still learning.',
    author: 'Priyanka Rao',
    role: 'Founder, learning app',
    face: 'priyanka',
    sample: true,
  },
  {
    quote:
      'My last hire abroad began with weeks of legal reading. This time I read one agreement and spent the rest on a good handover.',
    author: 'Stefan Keller',
    role: 'COO, logistics software',
    face: 'stefan',
    sample: true,
  },
  {
    quote:
      'Our work comes in waves. We added a copywriter for a launch, the project ended on its date, and everyone had known that from the start.',
    author: 'Camila Duarte',
    role: 'Owner, brand agency',
    face: 'camila',
    sample: true,
  },
];

/** For customer service agents and virtual assistants. */
export const supportTestimonials: Testimonial[] = [
  {
    quote: `We told them how we talk to customers, and had our match within ${claims.match48.figure}. Now the queue is read and sorted before my day begins, in our own tone.`,
    author: 'Rosa Venter',
    role: 'Support Manager, online shop',
    face: 'rosa',
    sample: true,
  },
];
