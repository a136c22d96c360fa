import { claims } from './claims.ts';

export interface Question {
  question: string;
  answer: string;
}

export const companyQuestions: Question[] = [
  {
    question: 'How do you vet people?',
    answer: `In three stages: an application, a skills assessment in their field and a brief interview. You meet the ${claims.top.figure} of those who apply. You also run your own interview, and no one starts until you choose them.`,
  },
  {
    question: 'How fast can someone start?',
    answer: `You meet candidates in ${claims.meet.figure}, and most of the time after that is yours: your interviews, your choice. Companies hire in ${claims.hire.figure}. Some roles move faster, and each service page says so.`,
  },
  {
    question: 'Who employs and pays them?',
    answer:
      'We take care of their contract, compliance and payroll, and you pay us. How the contract is set up depends on the country, so we explain it on the kickoff call, before you sign.',
  },
  {
    question: 'What if the fit is wrong?',
    answer:
      'Tell us early, even if it is only a feeling. We go through the brief, the hours and the way of working with you to see what is off. Your agreement says how either side can end the work: ask us to show you that part first.',
  },
];

export const talentQuestions: Question[] = [
  {
    question: 'Who is my contract with?',
    answer:
      'We draw up the contract and run the payroll. It names the parties, the rate, the hours and how you are paid. You get it in full before you agree to any work.',
  },
  {
    question: 'How long does vetting take?',
    answer: `We review applications within ${claims.review.figure}. If we ask you to go on, you learn what the skills assessment covers before you begin, and you choose a time for the interview.`,
  },
  {
    question: 'How am I paid?',
    answer:
      'Through us, at the rate you named and the client agreed to. Projects are split into milestones with a fixed rate. Your contract gives the dates and the currency.',
  },
  {
    question: 'Can I keep my other clients?',
    answer:
      'Yes, if you take part-time or project work and the hours fit. A full-time role is different: it asks for your whole week. Tell us what else you do, so we match you with the right load.',
  },
];
