import { discuss } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import { type Talent, teamTalent } from '../content/talent.ts';
import type { PageRecord } from '../layouts/page.tsx';

/** Full-time, part-time, or left out for now. */
const full = (role: string) => ({ role, time: 'fullTime' as const });
const part = (role: string) => ({ role, time: 'partTime' as const });
/** A person shown below, with a role in the case of the others. Developers work all week. */
const seatOf = ({ role, matchedRole }: Talent) =>
  (matchedRole === 'dev' ? full : part)(
    role.replace(/ [A-Z](?=[a-z]+\b)/g, (word) => word.toLowerCase()),
  );
const manager = { role: 'Our project manager', time: 'none' as const };

export default {
  title: `Hire a full remote team all at once | ${brand.name}`,
  description:
    'Hire designers, developers, support agents or a growth pod as one remote team, with one contract, one invoice and one lead. See six setups.',
  service: 'Remote teams',
  hour: 6.3,
  sections: [
    {
      kind: 'composer',
      heading: 'Build Your Dream Team — Fast',
      lead: 'Pick one of six teams, change who is on it, and see what it adds up to. Then bring it to a call.',
      primary: discuss('Talk to a Team Specialist'),
      claim: `${claims.top.text} · ${claims.meet.text}`,
      stepsHeading: 'How the team comes together',
      steps: [
        {
          title: 'Map the work',
          text: 'On a call, your goal becomes roles and hours. You see which roles can wait.',
        },
        {
          title: 'Meet your team',
          text: 'The lead first, then each member. Approve all of them, or some.',
        },
        {
          title: 'Start together',
          text: 'One kickoff, one task board, and a first week planned in writing.',
        },
      ],
      setupsHeading: 'Compose your team',
      setups: [
        {
          title: 'MVP squad',
          seats: [...teamTalent.map(seatOf), manager],
          firstMonth: 'a clickable design, then a first version that a few early users can try.',
        },
        {
          title: 'Growth marketing pod',
          seats: [
            full('Growth lead'),
            part('Content writer'),
            part('Paid ads specialist'),
            part('Marketing analyst'),
            manager,
          ],
          firstMonth:
            'tracking you can trust, two live campaigns and a list of what to stop doing.',
        },
        {
          title: 'Customer support desk',
          seats: [
            full('Support lead'),
            full('First support agent'),
            full('Second support agent'),
            part('Help center writer'),
            manager,
          ],
          firstMonth:
            'a written tone guide, saved replies to common questions and a cleared backlog.',
        },
        {
          title: 'Design studio',
          seats: [
            part('Design lead'),
            full('UX/UI designer'),
            part('Brand designer'),
            part('Webflow developer'),
            manager,
          ],
          firstMonth: 'a shared library of components, and the first pages built with it.',
        },
        {
          title: 'Data and AI pod',
          seats: [
            full('Data engineer'),
            part('Analyst'),
            part('Automation builder'),
            part('AI tester'),
            manager,
          ],
          firstMonth: 'one report that nobody builds by hand, and one AI-assisted workflow.',
        },
        {
          title: 'Operations team',
          seats: [
            full('Operations manager'),
            full('Virtual assistant'),
            part('Bookkeeper'),
            part('Recruiter'),
            manager,
          ],
          firstMonth: 'a calendar of every recurring task, with a person beside each one.',
        },
      ],
      bring: discuss('Book a Free Team Discovery Call'),
      note: 'We fill in each rate in writing, before you meet a candidate.',
      action: discuss('Need a custom setup'),
    },
    { kind: 'proofs', show: ['designer-profile', 'one-contract', 'hours', 'first-ten'] },
    {
      kind: 'people',
      heading: 'People you could start with',
      lead: 'A squad for an MVP, for example; yours comes after the call. They chose the same afternoons, so a question is answered the same day. Approve each of them, or ask for others.',
      talent: teamTalent,
    },
    {
      kind: 'exchange',
      heading: 'One hire, or a team?',
      variant: 'answers',
      lead: 'A team pays off when the work takes several skills and one schedule. Otherwise hire one person: it’s simpler.',
      items: [
        {
          title: 'Is there a launch date, and nobody to meet it?',
          question:
            'Design, code and testing start in the same week, so nobody waits for the next hire.',
        },
        {
          title: 'Are your own people out of hours?',
          question: 'Give the new product or the new market to people who have time for it.',
        },
        {
          title: 'Would you have to run four searches?',
          question:
            'Four job ads, four rounds of interviews, four contracts. Or one goal, described once.',
        },
      ],
    },
    {
      kind: 'terms',
      rate: 'hire-a-team',
      heading: 'What the team’s price depends on',
      depends: [
        'How senior each role is',
        'Hours a week, role by role',
        'Your own lead, or our manager',
      ],
      total: 'A role set to “Not now” costs nothing.',
      doubts: [
        {
          question: 'If one of them is wrong',
          answer: 'We search again for that one.',
          text: 'Tell us early. We go over the brief with you, and the others keep working.',
        },
        {
          question: 'If you want to stop',
          answer: 'Any member, or the team.',
          text: 'Either side can end it, with the same notice, and the last week is for the handover.',
        },
      ],
    },
    {
      kind: 'notes',
      heading: 'With every team',
      items: [
        {
          title: 'A single contract',
          text: 'With us. We sign with each member, wherever they live.',
        },
        {
          title: 'A single invoice',
          text: 'A line for each person, and one sum for your accountant.',
        },
        {
          title: 'A lead or a project manager',
          text: 'One of the team leads, or one of our managers runs the plan.',
        },
        {
          title: 'Room to change the team',
          text: 'When the next stage needs another skill, name it. We look for the person.',
        },
        {
          title: 'A weekly report',
          text: 'Done, next and blocked, on the weekday you choose.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Not a whole team?',
      links: [
        { label: 'Project-Based Talent', href: '/project-based-talent' },
        { label: 'Project Managers', href: '/project-managers' },
        { label: 'Fractional Talent', href: '/hire-fractional-talent' },
      ],
    },
    {
      kind: 'closing',
      heading: 'Bring the goal. We’ll bring the team.',
      text: 'Or the roles that you chose above. The call is free, and you keep the list whether or not you hire through us.',
      primary: discuss('Book a Free Team Discovery Call'),
    },
  ],
} satisfies PageRecord;
