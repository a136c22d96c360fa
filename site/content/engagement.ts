import { capitalize } from './capitalize.ts';
import { claims } from './claims.ts';

export interface EngagementModel {
  title: string;
  description: string;
  badge: string;
  pricing: string;
  features: [string, string, string, string];
  isHighlighted?: boolean;
}

export const engagementModels: EngagementModel[] = [
  {
    title: 'Part-Time',
    description: 'Steady help with work that comes back every week.',
    badge: 'A good first step',
    pricing: 'Hourly packages, billed monthly',
    features: [
      `${capitalize(claims.partTime.figure)}, on days you agree`,
      'The same person each week',
      'Suits support, admin and marketing',
      'You lead the work, or we do',
    ],
    isHighlighted: true,
  },
  {
    title: 'Project-Based',
    description: 'One result, with a start, an end and a price you know.',
    badge: 'Fixed scope',
    pricing: 'Fixed rate, paid by milestone',
    features: [
      `${capitalize(claims.projectBased.figure)} from start to handover`,
      'Scope in writing before work begins',
      'Each milestone has a result to look at',
      'Add a project manager if you want one',
    ],
  },
  {
    title: 'Full-Time',
    description: 'A teammate in your tools, your meetings and your plans.',
    badge: 'Long term',
    pricing: 'Monthly plan',
    features: [
      `${capitalize(claims.fullTime.figure)} on your work alone`,
      'Made for a long-term commitment',
      'Shared hours fixed before day one',
      'We run the contract and the payroll',
    ],
  },
];
