import { claims } from './claims.ts';

export interface Question {
  question: string;
  answer: string;
}

export const companyQuestions: Question[] = [
  {
    question: 'How do you vet people?',
    answer: `In three stages: an application, a skills assessment in their field and a brief interview. You meet the ${claims.top.figure} of applicants. You also run your own interview, and no one starts until you’ve chosen them.`,
  },
  {
    question: 'How fast can someone start?',
    answer: `You meet candidates in ${claims.meet.figure}. After that, it depends mostly on how quickly you interview and decide. Companies hire in ${claims.hire.figure}. Some roles move faster, so check the page for the service you need.`,
  },
  {
    question: 'Who employs and pays them?',
    answer:
      'We handle their contract, compliance and payroll, and you pay us. The contract setup depends on the country. We’ll explain it on the kickoff call, before you sign anything.',
  },
  {
    question: 'What if it isn’t the right fit?',
    answer:
      'Tell us early, even if you can’t say exactly what’s wrong. We’ll review the brief, the hours and the working setup with you to find the problem. Your agreement says how either side can end the work. Ask us to show you that section before you sign.',
  },
];

export const talentQuestions: Question[] = [
  {
    question: 'Who is my contract with?',
    answer:
      'We draw up the contract and run payroll. The contract names the parties and sets out your rate, your hours and how you’re paid. You can read the whole contract before you agree to any work.',
  },
  {
    question: 'How long does vetting take?',
    answer: `We review applications within ${claims.review.figure}. If you move on, we’ll tell you what the skills assessment covers before you start. You choose the time for your interview.`,
  },
  {
    question: 'How am I paid?',
    answer:
      'We pay you at the rate that you set and the client agreed to. Projects have a fixed rate, paid in milestones. Your contract lists the payment dates and the currency.',
  },
  {
    question: 'Can I keep my other clients?',
    answer:
      'Yes, if you take part-time or project work and the hours don’t conflict. A full-time role takes up your whole week. Tell us about your other work so we can match you with the right number of hours.',
  },
];
