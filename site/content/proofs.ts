import { brand } from './brand.ts';
import { claims } from './claims.ts';
import type { FaceName } from './faces.ts';
import { firstPay } from './first-payday.ts';
import { firstSentence } from './first-sentence.ts';
import { onboardingDays } from './first-ten.ts';
import { agreement } from './sample-agreement.ts';
import { type Mark, type ScoredTaskName, scoredTasks } from './scored-tasks.ts';
import { people, profileAddress, type Talent } from './talent.ts';

/** A small paper below an opening: the beginning of something that a visitor can open. */
export interface Proof {
  title: string;
  /** What it is, in a few words. */
  text: string;
  href: string;
  /** What is seen of the paper, in this order. */
  paper: {
    label?: string;
    /** Marked as with a pen. */
    marked?: string;
    text?: string;
    /** In large type: `11`, and after it smaller `of 16`. */
    figure?: readonly [large: string, small?: string];
    /** Points of two each, as empty, half and full suns. */
    marks?: readonly Mark[];
    /** Lines that begin with + or - are added or removed. */
    code?: readonly string[];
  };
}

const clause = (topic: string): string =>
  firstSentence(agreement.clauses.find((one) => one.topic === topic)?.plain ?? '');

const person = (name: FaceName): Talent => people.find(({ face }) => face === name) as Talent;

const untested = (name: FaceName) => person(name).profile.untested;

/** A profile, opened at what we didn’t test. */
const profile = (name: FaceName, text: string, href = profileAddress(person(name))): Proof => ({
  title: 'A profile, gaps left in',
  text,
  href,
  paper: { label: 'What we didn’t test', marked: untested(name) },
});

/** How a task went, on the profile of who did it. */
const taskResult = (name: FaceName, title: string, text: string): Proof => ({
  title,
  text,
  href: profileAddress(person(name)),
  paper: { label: 'How it went', marked: firstSentence(person(name).profile.result) },
});

/** From the clause “Who signs”. */
export const signsWithThem = 'We sign with the person who does the work.';

/** The contract, opened at a clause. */
const contract = (topic: string, text?: string): Proof => ({
  title: 'The contract, clause by clause',
  text: 'Plain words beside each one',
  href: '/terms-in-plain-words',
  paper: { label: topic, marked: clause(topic), text },
});

const task = (name: ScoredTaskName, paper: Proof['paper']): Proof => ({
  title: 'The task we score',
  text: 'Two answers, your marks, ours',
  href: `${scoredTasks[name].page}#score`,
  paper,
});

/** The points for our own answers to the questions of `what-vetted-means.md`: eleven of sixteen. */
export const ownMarks: readonly Mark[] = [2, 1, 2, 1, 1, 0, 2, 2];

/** All papers. A page shows four of them. */
export const proofs = {
  shortlist: {
    title: 'A shortlist, gaps left in',
    text: 'Three project managers, one brief',
    href: '/sample-shortlist',
    paper: {
      label: 'What we didn’t test',
      marked: firstSentence(untested('kwame')),
      text: 'We haven’t heard him on a tense call.',
    },
  },
  'ai-profile': profile('tunde', 'Tunde builds chatbots', '/ai-workflow-specialists#people'),
  'developer-profile': profile('sipho', 'Sipho builds in React'),
  'leader-profile': profile('beatriz', 'Beatriz is a fractional CMO'),
  'store-profile': profile('carla', 'Carla writes store emails'),
  'designer-profile': profile('thandi', 'Thandi designs products'),
  'app-profile': profile('mei', 'Mei builds mobile apps'),
  'compliance-profile': profile('refilwe', 'Refilwe files SOC 2 evidence'),
  'website-profile': profile('diego', 'Diego’s sites are easy to edit'),
  'leader-task': taskResult(
    'sizwe',
    'A leader’s task, and the result',
    'Can we hire three people?',
  ),
  'security-task': taskResult(
    'yusuf',
    'A security task, and the result',
    'A lending app, broken on purpose',
  ),
  agreement: contract('Who owns the work'),
  privacy: contract('What stays private'),
  'one-contract': contract('Who signs', signsWithThem),
  /** The same clause, for freelancers. */
  'contract-with-you': {
    ...contract('Who signs'),
    paper: { label: 'Who signs', marked: signsWithThem },
  },
  milestones: contract('Paying by milestone'),
  payday: {
    title: 'A first payday, line by line',
    text: 'Hours, rate and what is paid',
    href: `/resources/freelancers-love-${brand.slug}`,
    paper: { label: firstPay.label, figure: [firstPay.amount] },
  },
  score: {
    title: 'Our own score, by our own rule',
    text: 'What to ask any provider',
    href: '/resources/what-vetted-means',
    paper: {
      figure: [
        String(ownMarks.reduce<number>((sum, mark) => sum + mark, 0)),
        `of ${2 * ownMarks.length}`,
      ],
      marks: ownMarks,
    },
  },
  task: task('developer', {
    code: ['if (paid) return;', '- pay(sum);', '+ pay(sum, key);'],
  }),
  'assistant-task': task('assistant', {
    label: 'Move a meeting',
    text: 'Reply to Dana, then tell Maya what you did.',
  }),
  'sales-task': task('sales', {
    label: 'After a first call',
    text: 'Write the follow-up email and the CRM note.',
  }),
  'support-task': task('support', {
    label: 'At 2:04 a.m.',
    marked: '“The bowl came in two pieces.”',
    text: 'Reply to Sam, then leave Nora a note.',
  }),
  count: {
    title: 'How we count',
    text: 'Three stages, few get through',
    href: '/how-it-works#how-we-count',
    paper: { figure: ['3', 'in 100'], text: `The ${claims.top.figure} of applicants` },
  },
  hours: {
    title: 'The hours you’d share',
    text: 'Pick your city and theirs',
    href: '/shared-daylight',
    paper: { figure: ['9–5', 'yours'], text: 'Two to four cities, side by side' },
  },
  'first-ten': {
    title: 'The first ten days',
    text: 'A checklist to copy or print',
    href: '/first-ten',
    paper: {
      label: onboardingDays[1]?.name,
      marked: `${onboardingDays[1]?.you}.`,
      text: `${onboardingDays[1]?.hire}.`,
    },
  },
} satisfies Record<string, Proof>;

export type ProofName = keyof typeof proofs;
