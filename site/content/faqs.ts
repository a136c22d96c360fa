import * as v from 'valibot';
import text from './faqs.json?raw';
import { line, listOf, paragraph, readPublished } from './records.ts';

const question = v.pipe(v.object({ question: line, answer: paragraph }), v.title('Question'));

export type Question = v.InferOutput<typeof question>;

export const faqsFile = v.object({
  company: v.pipe(listOf(question), v.title('For companies')),
  talent: v.pipe(listOf(question), v.title('For talent')),
});

const records = readPublished('faqs.json', faqsFile, text);

export const companyQuestions = records.company;
export const talentQuestions = records.talent;
