import { capitalize } from './capitalize.ts';
import { claims } from './claims.ts';

export interface EngagementModel {
  title: string;
  description: string;
  badge: string;
  pricing: string;
  features: [string, string, string, string];
}

export const engagementModels: EngagementModel[] = [
  {
    title: 'Part-Time',
    description: 'Steady help, every week.',
    badge: 'A good first step',
    pricing: 'Hourly packages, billed monthly',
    features: [
      `${capitalize(claims.partTime.figure)}, on set days`,
      'The same person every week',
      'For support, admin, marketing',
      'You manage the work, or we do',
    ],
  },
  {
    title: 'Project-Based',
    description: 'A clear start, end and price.',
    badge: 'Fixed scope',
    pricing: 'Fixed rate, paid by milestone',
    features: [
      `${capitalize(claims.projectBased.figure)} from start to handover`,
      'Written scope first',
      'A result at each milestone',
      'Optional project manager',
    ],
  },
  {
    title: 'Full-Time',
    description: 'A teammate in your tools and meetings.',
    badge: 'Long term',
    pricing: 'Monthly plan',
    features: [
      `${capitalize(claims.fullTime.figure)} on your work`,
      'Long-term commitment',
      'Shared hours set first',
      'Contract and payroll handled',
    ],
  },
];
