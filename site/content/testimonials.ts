import * as v from 'valibot';
import { faceNames } from './faces.ts';
import { photo } from './photo.ts';
import { line, listOf, paragraph, readPublished, sample } from './records.ts';
import text from './testimonials.json?raw';

const testimonial = v.pipe(
  v.object({
    quote: paragraph,
    author: line,
    role: v.pipe(line, v.description('The person’s job and kind of company.')),
    face: v.pipe(v.picklist(faceNames, 'no portrait has that name'), v.title('Portrait')),
    photo: v.optional(photo),
    sample,
  }),
  v.title('Testimonial'),
);

export type Testimonial = v.InferOutput<typeof testimonial>;

export const testimonialsFile = v.object({
  home: v.pipe(listOf(testimonial), v.title('Home page')),
  company: v.pipe(listOf(testimonial), v.title('For companies')),
  support: v.pipe(listOf(testimonial), v.title('Customer service agents and virtual assistants')),
});

export const testimonialGroups = Object.keys(
  testimonialsFile.entries,
) as (keyof typeof testimonialsFile.entries)[];

/** All testimonials, by the page that they were written for. */
export const testimonials = readPublished('testimonials.json', testimonialsFile, text);

export const {
  home: homeTestimonials,
  company: companyTestimonials,
  support: supportTestimonials,
} = testimonials;
