import { match } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { capitalize } from '../content/capitalize.ts';
import { claims } from '../content/claims.ts';
import { aiSpecialists } from '../content/talent.ts';
import type { PageRecord } from '../layouts/page.tsx';

const getMatched = match('Get Matched', 'ai');

export default {
  title: `Hire AI workflow specialists | ${brand.name}`,
  description:
    'Automation builders, chatbot developers and RAG engineers who set up AI for dull tasks and keep a person in charge. Start with one small pilot.',
  service: 'AI workflow automation',
  sections: [
    {
      kind: 'opening',
      heading: 'Put AI to work on the boring parts.',
      lead: 'Copying, sorting, first drafts: a machine can prepare them. We bring you the people who set it up, and who know where a human must look.',
      primary: getMatched,
      claim: claims.meet.text,
      illustration: {
        kind: 'flow',
        caption: 'A support reply: the machine prepares, a person decides',
        sample: true,
        nodes: [
          { label: 'A customer writes', by: 'person' },
          { label: 'Topic and mood are tagged', by: 'machine' },
          { label: 'A reply is drafted from your help pages', by: 'machine' },
          { label: 'An agent reads, corrects and sends', by: 'person' },
          { label: 'The correction improves the next draft', by: 'machine' },
        ],
      },
    },
    {
      kind: 'table',
      heading: 'Six jobs to begin with',
      lead: 'For teams whose days are full of copy and paste. Good first tasks are dull, frequent and easy to check.',
      caption: 'Use cases, split between machine and person',
      columns: ['Use case', 'The machine prepares', 'A person decides'],
      rows: [
        ['Lead triage', 'Scores and sorts new leads', 'Whom to call'],
        ['Support replies', 'Drafts from your help pages', 'What gets sent'],
        ['Document intake', 'Reads forms and fills fields', 'Odd or missing values'],
        ['Reporting', 'Gathers figures, writes a summary', 'What it means'],
        ['Content operations', 'Cuts, formats and schedules', 'Facts and tone'],
        ['Internal search', 'Finds the page and quotes it', 'Whether it still holds'],
      ],
    },
    {
      kind: 'cards',
      heading: 'Eight kinds of specialist',
      columns: 4,
      variant: 'plain',
      cards: [
        {
          icon: 'workflow',
          title: 'Automation builder',
          text: 'Joins your tools, so that nobody retypes.',
        },
        {
          icon: 'text-cursor-input',
          title: 'Prompt engineer',
          text: 'Writes instructions a model follows twice.',
        },
        {
          icon: 'bot',
          title: 'Chatbot developer',
          text: 'Builds chats that know when to stop.',
        },
        {
          icon: 'file-search',
          title: 'RAG engineer',
          text: 'Makes answers come from your documents.',
        },
        {
          icon: 'database',
          title: 'Data pipeline engineer',
          text: 'Gets clean data where it is needed.',
        },
        {
          icon: 'blocks',
          title: 'Zapier and Make expert',
          text: 'Solves it without code, if that will do.',
        },
        {
          icon: 'compass',
          title: 'AI product lead',
          text: 'Picks the task that is worth it.',
        },
        {
          icon: 'test-tube',
          title: 'AI QA specialist',
          text: 'Finds the wrong answers first.',
        },
      ],
    },
    {
      kind: 'talent',
      heading: 'Four people who could run your pilot',
      lead: 'Your own list will name their tools, their past builds and what they would not automate.',
      talent: aiSpecialists,
    },
    {
      kind: 'steps',
      heading: 'One workflow at a time',
      steps: [
        {
          title: 'Map a workflow',
          text: 'Your specialist watches how the task is done today and marks where errors would hurt.',
        },
        {
          title: 'Build a pilot',
          text: 'It runs next to the old way for a while. You compare both before you trust either.',
        },
        {
          title: 'Roll out',
          text: 'The team learns to use it and to switch it off. Someone in house becomes its owner.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Three ways to engage one',
      lead: 'Fees for models and tools are separate, and stay in your own accounts.',
      items: [
        {
          title: 'A pilot project',
          text: `${capitalize(claims.projectBased.figure)} from map to roll-out, priced as a whole. Each step you accept is one payment.`,
        },
        {
          title: 'A part-time builder',
          text: `${capitalize(claims.partTime.figure)} bought as a package of hours, with a bill at the month’s end. Next workflow whenever the last one is stable.`,
        },
        {
          title: 'A full-time specialist',
          text: `${capitalize(claims.fullTime.figure)} for companies with more ideas than builders. This one runs on a monthly plan.`,
        },
      ],
      illustration: {
        kind: 'brief',
        caption: 'All a pilot needs on paper',
        sample: true,
        title: 'Pilot: invoice intake',
        rows: [
          { label: 'Today', value: 'Typed by hand, each Monday' },
          { label: 'The machine', value: 'Reads, fills in, flags' },
          { label: 'A person', value: 'Checks all flags' },
          { label: 'Stop if', value: 'A sum is wrong unseen' },
        ],
      },
    },
    {
      kind: 'checklist',
      heading: 'Why not just buy a tool?',
      lead: 'You may well need to. But the box leaves out what a specialist brings.',
      variant: 'columns',
      items: [
        {
          title: 'Someone who has met your mess',
          text: 'Real files have typos, old names and gaps. Specialists plan for them.',
        },
        {
          title: 'A person in the loop',
          text: 'Each build says who checks what, and what happens when it fails.',
        },
        {
          title: 'Care with data',
          text: 'You decide what may leave the house. They build inside that line.',
        },
        {
          title: 'Skills we have tested',
          text: 'They built a small workflow for us and told us where it breaks.',
        },
        {
          title: 'No black box',
          text: 'You get the prompts, the flows and a page that explains them.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Related services',
      links: [
        {
          label: 'Developers',
          href: '/developers',
          text: 'When the workflow turns into a product.',
        },
        {
          label: 'Customer service agents and virtual assistants',
          href: '/customer-service-agents-virtual-assistants',
          text: 'The people who check, correct and press send.',
        },
        {
          label: 'App Development',
          href: '/app-development',
          text: 'An AI feature inside an app, at an agreed price.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Which task makes your team sigh?',
      text: 'That is the one to start with. Tell us about it, and meet someone who has tamed it before.',
      primary: getMatched,
    },
  ],
} satisfies PageRecord;
