import { match } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import { aiSpecialists } from '../content/talent.ts';
import type { PageRecord } from '../layouts/page.tsx';

const getMatched = match('Get Matched', 'ai');

export default {
  title: `Hire AI workflow specialists | ${brand.name}`,
  description:
    'Hire automation builders, chatbot developers and RAG engineers to take repetitive work off your team. Start with a pilot that a person checks.',
  service: 'AI workflow automation',
  hour: 13,
  until: 17.4,
  sections: [
    {
      kind: 'opening',
      heading: 'Put AI to work on the boring parts.',
      lead: 'Hire specialists who give AI the copying, the sorting and the first drafts, and who know where a person must check.',
      primary: getMatched,
      claim: claims.meet.text,
      illustration: {
        kind: 'email',
        caption: 'A support reply: AI drafts it, a person sends it',
        sample: true,
        text: 'Can I have it in blue?',
        lines: [
          'I ordered the lamp last night, or this morning, maybe with my work address. It says “green”, but is it too late?',
          'It’s a gift!! By Friday, please.',
          'Robin, number 2180?',
        ],
        step: { heading: 'A customer writes in', by: 'person' },
      },
    },
    { kind: 'proofs', show: ['ai-profile', 'agreement', 'score', 'count'] },
    {
      kind: 'transitions',
      heading: 'Good first tasks to automate',
      lead: 'Start with a task that is dull, frequent and easy to check.',
      columns: ['AI', 'A person decides'],
      items: [
        { title: 'Lead triage', from: 'Scores and sorts new leads', to: 'Who to call first' },
        {
          title: 'Support replies',
          from: 'Drafts answers from your help articles',
          to: 'What to send',
        },
        {
          title: 'Document intake',
          from: 'Reads forms and fills in fields',
          to: 'How to fix odd or missing values',
        },
        {
          title: 'Reporting',
          from: 'Gathers the numbers and writes a summary',
          to: 'What the numbers mean',
        },
        {
          title: 'Content operations',
          from: 'Edits, formats and schedules posts',
          to: 'Whether the facts and tone are right',
        },
        {
          title: 'Internal search',
          from: 'Finds and quotes the right page',
          to: 'Whether the page is up to date',
        },
      ],
    },
    {
      kind: 'email',
      state: 'tagged',
      heading: 'The message is tagged by topic',
      by: 'machine',
      text: 'Can I have it in blue?',
      topic: 'Color · order 2180',
    },
    {
      kind: 'index',
      heading: 'Find the right specialist for the job',
      variant: 'plain',
      items: [
        {
          title: 'Automation builder',
          text: 'Connects tools, so nobody retypes data.',
        },
        {
          title: 'Prompt engineer',
          text: 'Writes prompts with consistent results.',
        },
        {
          title: 'Chatbot developer',
          text: 'Builds chatbots that call a person in.',
        },
        { title: 'RAG engineer', text: 'Builds AI search over your own documents.' },
        {
          title: 'Data pipeline engineer',
          text: 'Brings clean data to the tools you use.',
        },
        {
          title: 'Zapier and Make expert',
          text: 'Links your apps without custom code.',
        },
        {
          title: 'AI product lead',
          text: 'Decides what to automate first.',
        },
        {
          title: 'AI QA specialist',
          text: 'Finds wrong answers before customers do.',
        },
      ],
    },
    {
      kind: 'email',
      state: 'drafted',
      heading: 'A reply is drafted from your help articles',
      by: 'machine',
      text: 'Blue it is. It ships this afternoon.',
    },
    {
      kind: 'people',
      id: 'people',
      heading: 'People who could run your pilot',
      lead: 'Your own shortlist will show each person’s task, how they did and what we didn’t test.',
      talent: aiSpecialists,
    },
    {
      kind: 'email',
      state: 'sent',
      heading: 'An agent reads, edits and sends it',
      by: 'person',
      text: 'Blue it is, Robin. It ships this afternoon.',
      edit: 'Robin.',
    },
    {
      kind: 'horizon',
      heading: 'Automate one workflow at a time',
      steps: [
        {
          title: 'Map a workflow',
          text: 'Your specialist watches how the task gets done today and marks where a mistake would be costly.',
          when: 'Today',
          page: {
            label: '“Can I have it in blue?”',
            title: 'Tag, draft, send',
            lines: ['Costly: a color that is sold out', 'So a person checks the stock'],
          },
        },
        {
          title: 'Build a pilot',
          text: 'The pilot runs alongside your current process. You compare the results.',
          when: 'Side by side',
          page: {
            label: 'The same email, twice',
            title: '“Blue it is.”',
            lines: ['A person: with the name', 'The pilot: without it'],
          },
        },
        {
          title: 'Roll out',
          text: 'Your team learns how to use the workflow and how to turn it off.',
          when: 'In your hands',
          page: {
            label: 'The rule for when to stop it',
            title: 'Off.',
            lines: ['Drafts stop, email goes on', 'Who decides: your support lead'],
          },
        },
      ],
    },
    {
      kind: 'spans',
      heading: 'Start with a pilot, then add hours',
      models: [
        {
          title: 'A pilot project',
          description: 'One workflow, from plan to rollout.',
          badge: 'Start here',
          pricing: 'Fixed rate, paid by milestone',
          features: [
            claims.projectBased.figure,
            'Runs beside what you do today',
            'A rule for when to stop it',
            'Handover to your own team',
          ],
        },
        {
          title: 'A part-time builder',
          description: 'One workflow after another.',
          badge: 'A few workflows',
          pricing: 'Hourly package, billed monthly',
          features: [
            claims.partTime.figure,
            'Your list, in your order',
            'Repairs what breaks',
            'Tells you what isn’t worth it',
          ],
        },
        {
          title: 'A full-time specialist',
          description: 'For a long list of workflows.',
          badge: 'For many teams',
          pricing: 'Monthly plan',
          features: [
            claims.fullTime.figure,
            'Owns the whole list',
            'Trains your team',
            'Long-term commitment',
          ],
        },
      ],
    },
    {
      kind: 'terms',
      rate: 'ai-workflow-specialists',
      depends: [
        'How many systems to connect',
        'How messy the files are',
        'How often a person has to check',
      ],
      apart: 'Fees for AI models and tools are separate and billed to your own accounts.',
    },
    {
      kind: 'email',
      state: 'learned',
      heading: 'The edit becomes an example for the next draft',
      by: 'machine',
      text: 'Blue it is, Robin.',
      edit: 'Robin.',
    },
    {
      kind: 'poster',
      heading: 'Why not just buy a tool?',
      text: 'Often you should.',
      lead: 'A specialist tells you which one, and adds what no tool has.',
    },
    {
      kind: 'index',
      heading: 'What no tool has',
      items: [
        {
          title: 'Used to messy files',
          text: 'Real files have typos, old names and gaps. Specialists plan for them.',
        },
        {
          title: 'A person in the loop',
          text: 'Every workflow says who checks what, and what happens when it fails.',
        },
        {
          title: 'Careful handling of data',
          text: 'You decide what data may leave your systems.',
        },
        {
          title: 'Skills we have tested',
          text: 'The skills assessment is a small workflow, and the question where it breaks.',
        },
        {
          title: 'No black box',
          text: 'You get the prompts, the workflows and a page that explains how they work.',
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
        },
        {
          label: 'Customer service agents and virtual assistants',
          href: '/customer-service-agents-virtual-assistants',
        },
        {
          label: 'App Development',
          href: '/app-development',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Start with the task your team likes least.',
      text: 'Tell us what it is, and we’ll look for someone who has automated similar work.',
      primary: getMatched,
    },
  ],
} satisfies PageRecord;
