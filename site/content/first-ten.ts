/** One row of the onboarding checklist: a task for the company, and one for the new hire. */
export interface OnboardingDay {
  name: string;
  you: string;
  hire: string;
  /** How the day may look in customer support. */
  example: string;
}

/** The first row is for the time before the first day. The article and the page /first-ten show all. */
export const onboardingDays: OnboardingDay[] = [
  {
    name: 'Before',
    you: 'Test logins, name a helper',
    hire: 'Check device and internet',
    example: 'Their login opens a real ticket.',
  },
  {
    name: 'Day one',
    you: 'Lead the welcome call',
    hire: 'Write down every question',
    example: 'Then a call each morning at ten.',
  },
  {
    name: 'Day two',
    you: 'Show three cases, record them',
    hire: 'Handle the fourth case',
    example: 'Late parcel, refund, angry caller.',
  },
  {
    name: 'Day three',
    you: 'Give the first task, review it',
    hire: 'Do it alone',
    example: 'Three refunds, all checked.',
  },
  {
    name: 'Day four',
    you: 'Give a larger task',
    hire: 'Ask early, show a draft',
    example: 'The twelve oldest tickets.',
  },
  {
    name: 'Day five',
    you: 'Review the week together',
    hire: 'Finish one real task',
    example: 'A ticket closed, start to end.',
  },
  {
    name: 'Day six',
    you: 'Cut the call to ten minutes',
    hire: 'Write a daily update',
    example: 'From 10:00 to 10:10 a.m.',
  },
  {
    name: 'Day seven',
    you: 'Assign two tasks at once',
    hire: 'Choose the order',
    example: 'Ten tickets, and a saved reply.',
  },
  {
    name: 'Day eight',
    you: 'Give them a result to own',
    hire: 'Explain it in your own words',
    example: '“No ticket waits overnight.”',
  },
  {
    name: 'Day nine',
    you: 'Step back',
    hire: 'Work and decide alone',
    example: 'You read only the daily update.',
  },
  {
    name: 'Day ten',
    you: 'Review, set new goals',
    hire: 'Name one thing to improve',
    example: 'Three results for next month.',
  },
];

/** The two lists of tasks. */
export const onboardingSides = { you: 'You', hire: 'Your new hire' } as const;

const row = (cells: string[], tag: 'th' | 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

/** The checklist as an HTML table. */
export const onboardingTable = `<table><thead>${row(['Day', ...Object.values(onboardingSides)], 'th')}</thead><tbody>${onboardingDays
  .map(({ name, you, hire }) => row([name, you, hire], 'td'))
  .join('')}</tbody></table>`;
