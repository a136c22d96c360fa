import { bookACall, getMatched } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import { talent, talentNote } from '../content/talent.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `${brand.name}: vetted remote professionals for your team`,
  description: `${claims.meet.text}. ${brand.name} finds, vets, contracts, onboards and pays remote professionals, so your team can get on with the work.`,
  sections: [
    {
      kind: 'hero',
      heading: 'Your next hire is already awake.',
      lead: `Meet vetted remote professionals in ${claims.meet.figure}. We source, vet, contract, onboard and pay. You just build.`,
      primary: getMatched,
      secondary: bookACall,
      claims: `${claims.top.text} · ${claims.clients.text}`,
      talent: talent.slice(0, 4),
      talentNote,
    },
    {
      kind: 'values',
      heading: 'Why companies choose us',
      lead: 'One partner finds the person, checks the work and carries the paperwork.',
      values: [
        {
          mark: 'vetted',
          title: 'Pre-vetted Talent',
          text: `An application, a skills assessment, an interview. You meet the ${claims.top.figure}.`,
        },
        {
          mark: 'globe',
          title: 'Global Reach',
          text: 'People who choose to work your hours, from Cape Town to Lagos to London.',
        },
        {
          mark: 'sunrise',
          title: 'Speed & Flexibility',
          text: `Full-time, part-time or one project. ${claims.hire.text}.`,
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Ready when you are.',
      text: `${claims.clients.text} hire with ${brand.name}. Tell us who you need, and we do the rest.`,
      primary: bookACall,
      secondary: getMatched,
    },
  ],
} satisfies PageRecord;
