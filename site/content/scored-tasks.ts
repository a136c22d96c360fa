/** A mark for one criterion: not met, partly met or met. */
export type Mark = 0 | 1 | 2;

/**
 * A part of a task or an answer: prose or, with `isCode`, lines of code that may begin with + or -.
 */
export interface Passage {
  label: string;
  lines: string[];
  isCode?: boolean;
}

export interface ScoredAnswer {
  passages: Passage[];
  /** Our mark for each criterion of the task, in its order. */
  marks: { mark: Mark; reason: string }[];
}

/** A task like those that we set, two answers to it, and our marks for them. */
export interface ScoredTask {
  sample: true;
  /** On links to the task. */
  role: string;
  /** The page of the service. */
  page: string;
  title: string;
  brief: string;
  material: Passage[];
  criteria: string[];
  answers: [ScoredAnswer, ScoredAnswer];
  verdict: string;
}

const developer: ScoredTask = {
  sample: true,
  role: 'Developer',
  page: '/developers',
  title: 'Some customers are charged twice',
  brief:
    'When the connection drops, some customers press Pay again and are charged twice. Find out why and fix it.',
  material: [
    {
      label: 'payments/pay.ts',
      isCode: true,
      lines: [
        'async function pay(orderId) {',
        '  const order = await orders.find(orderId);',
        '  if (order.paid) return;',
        '  await charge(order.total);',
        '  await orders.update(orderId, {',
        '    paid: true,',
        '  });',
        '}',
      ],
    },
  ],
  criteria: [
    'Stops the double charge',
    'Breaks nothing else',
    'Proves that it works',
    'Says what is still open',
  ],
  answers: [
    {
      passages: [
        {
          label: 'The change',
          isCode: true,
          lines: [
            '  if (order.paid) return;',
            '- await charge(order.total);',
            '+ await charge(order.total, {',
            '+   idempotencyKey: order.id,',
            '+ });',
            '  await orders.update(orderId, {',
            '    paid: true,',
            '  });',
          ],
        },
        {
          label: 'The note',
          lines: [
            'Two requests could both find the order unpaid. Now the order’s ID is the key for the charge. The payment provider charges each key once, even if our server stops halfway.',
            'The new test sends two payments at the same time. It failed before this change.',
            'Still open: after a declined card, the provider repeats “declined” for the same key, so a second card fails too. Can I use a new key after a decline? And who refunds the people already charged twice? I can list them.',
          ],
        },
      ],
      marks: [
        {
          mark: 2,
          reason: 'The provider itself refuses the second charge, so our timing no longer matters.',
        },
        {
          mark: 1,
          reason:
            'A customer whose card is declined can’t switch cards. That must be fixed before release.',
        },
        {
          mark: 2,
          reason: 'The test reproduces the bug: the old code fails, the new code passes.',
        },
        {
          mark: 2,
          reason:
            'It names the gap before we find it, and it remembers the customers who already paid twice.',
        },
      ],
    },
    {
      passages: [
        {
          label: 'The change',
          isCode: true,
          lines: [
            '- if (order.paid) return;',
            '+ if (order.paid || order.paying) return;',
            '+ await orders.update(orderId, { paying: true });',
            '  await charge(order.total);',
            '  await orders.update(orderId, {',
            '    paid: true,',
            '+   paying: false,',
            '  });',
          ],
        },
        {
          label: 'The note',
          lines: [
            'Fixed! The order is now locked while a payment is running, so a second press does nothing.',
            'I pressed Pay twice on the test site and was charged once. It’s a small, clean change.',
          ],
        },
      ],
      marks: [
        {
          mark: 1,
          reason:
            'It stops a slow second press. But two requests at the same moment both read “not paying,” and both charge.',
        },
        {
          mark: 0,
          reason: 'If the charge fails, the order stays locked. That customer can never pay.',
        },
        {
          mark: 1,
          reason: 'One try by hand, on the easy case. Nobody can repeat it after the next change.',
        },
        {
          mark: 0,
          reason: '“Fixed!” hides both problems. Your customers would be the ones to find them.',
        },
      ],
    },
  ],
  verdict:
    'B’s code looks just as tidy as A’s, but it hides two faults. A has one and asks about it. We’d interview A.',
};

const assistant: ScoredTask = {
  sample: true,
  role: 'Virtual assistant',
  page: '/virtual-assistants',
  title: 'Move a meeting and answer a client',
  brief:
    'You assist Maya, who runs a design studio in New York. It’s Monday, October 26, 2026. Reply to her client Dana, then tell Maya what you did.',
  material: [
    {
      label: 'Maya’s note',
      lines: [
        '“I have a dentist appointment on Thursday. Move my 10 a.m. with Dana to Wednesday, same time. And answer her question for me.”',
      ],
    },
    {
      label: 'Maya’s Wednesday',
      lines: ['9–10:30 a.m., board call', 'Noon–1 p.m., lunch with Sam'],
    },
    {
      label: 'Dana, in London',
      lines: [
        '“Which PO number is on your invoice? Our finance team can’t pay without one.” (The invoice doesn’t show any.)',
      ],
    },
  ],
  criteria: [
    'Gets the facts right',
    'Asks instead of guessing',
    'Strikes the right tone',
    'Saves everyone a step',
  ],
  answers: [
    {
      passages: [
        {
          label: 'To Dana',
          lines: [
            'Hi Dana! So sorry about this. Maya has a dentist appointment on Thursday, so I’ve moved you to Wednesday at 10 a.m. in New York, which is 3 p.m. in London. The invitation is in your inbox.',
            'Your PO number is on its way. Have a wonderful week!',
          ],
        },
        { label: 'To Maya', lines: ['All done!'] },
      ],
      marks: [
        {
          mark: 0,
          reason:
            'At 10 a.m., Maya is in her board call. And 10 a.m. in New York is 2 p.m. in London that week: London changed its clocks on Sunday, and New York changes a week later.',
        },
        {
          mark: 0,
          reason: '“On its way” is a guess. There is no PO number, and nobody was asked for one.',
        },
        {
          mark: 1,
          reason: 'Warm and quick to read. But the dentist is Maya’s business, not Dana’s.',
        },
        {
          mark: 1,
          reason:
            'Sending the invitation right away is a good habit. But “All done!” tells Maya nothing.',
        },
      ],
    },
    {
      passages: [
        {
          label: 'To Dana',
          lines: [
            'Hi Dana, Maya can’t make Thursday. Would Wednesday at 11 a.m. in New York work for you? That’s 3 p.m. in London this week, because your clocks have changed and ours haven’t.',
            'The invoice has no PO number. I’m checking with Maya, and you’ll hear from me by noon tomorrow, your time.',
          ],
        },
        {
          label: 'To Maya',
          lines: [
            'You have the board call until 10:30 a.m. on Wednesday, so I offered Dana 11 a.m. Do we have a PO number from her? If so, I’ll send a new invoice today.',
          ],
        },
      ],
      marks: [
        {
          mark: 2,
          reason: 'It checked the calendar and the clocks. 11 a.m. is right, and so is 3 p.m.',
        },
        {
          mark: 2,
          reason: 'It says what it doesn’t know, who might know, and when Dana will hear back.',
        },
        { mark: 2, reason: 'Short and kind. Dana learns what she needs and nothing private.' },
        {
          mark: 1,
          reason: 'PO numbers come from the client. B could have asked Dana in the same message.',
        },
      ],
    },
  ],
  verdict:
    'A sounds friendlier and looks finished. But Dana would join an hour late, for a call Maya couldn’t make anyway. We’d shortlist B.',
};

const sales: ScoredTask = {
  sample: true,
  role: 'Salesperson',
  page: '/sales',
  title: 'Follow up after a first call',
  brief:
    'You sell online booking to clinics. You’ve just talked with Priya, who runs the front desks of a clinic group. Write the follow-up email and the CRM note.',
  material: [
    {
      label: 'Your notes from the call',
      lines: [
        '“We miss calls at lunch. Maybe nine bookings a week.”',
        'Her team likes its shared spreadsheet.',
        'Tom, the director, decides in January. Priya wants no demo before that.',
        '“Send me something short that I can forward to Tom.”',
      ],
    },
  ],
  criteria: [
    'Gives the buyer what she asked for',
    'Claims only what is known',
    'Makes the next step easy',
    'Leaves a note a coworker can use',
  ],
  answers: [
    {
      passages: [
        {
          label: 'Email: The calls we miss at lunch',
          lines: [
            'Hi Priya, here is the note for Tom, as you asked. I’ll check in with you on January 5.',
            '“Tom, at lunch the front desk can’t pick up every call. Priya’s first guess is nine lost bookings a week. With online booking, patients choose a time themselves and the team sees it right away. Before you decide in January, why not count the missed calls for one week? Then you’ll have a real number.”',
          ],
        },
        {
          label: 'CRM note',
          lines: [
            'Tom decides in January. Priya is for it. No demo before then. Nine a week is her guess. Unclear: what happens to the spreadsheet. Next: check in on January 5.',
          ],
        },
      ],
      marks: [
        {
          mark: 2,
          reason:
            'Priya can forward it as it is. Tom will understand it without having been on the call.',
        },
        { mark: 2, reason: 'It calls nine a guess and suggests a fair way to check it.' },
        {
          mark: 1,
          reason: 'The date is clear, but there is no price. Tom will ask for that first.',
        },
        { mark: 2, reason: 'It says who decides and when, what’s unclear and what happens next.' },
      ],
    },
    {
      passages: [
        {
          label: 'Email: Great talking today!',
          lines: [
            'Hi Priya, thanks for a great call! Nine lost bookings every week is a lot of money. Clinics like yours cut that in half within a month.',
            'I’ve attached our brochure and price list for Tom. Could you both join a demo on Tuesday at 2? It would be a shame to wait until January!',
          ],
        },
        { label: 'CRM note', lines: ['Very interested. Demo Tuesday. Closing this month.'] },
      ],
      marks: [
        {
          mark: 1,
          reason:
            'Tom will want the prices. But the email is written to Priya, and it pushes the demo she turned down.',
        },
        {
          mark: 0,
          reason: 'Nobody measured “in half.” If Tom asks for the source, the trust is gone.',
        },
        { mark: 2, reason: 'One day, one time, and a one-word reply is enough. That beats A.' },
        {
          mark: 0,
          reason:
            'Tom decides in January. “Closing this month” is a wish, and you’d plan around it.',
        },
      ],
    },
  ],
  verdict:
    'B has energy, and that helps on calls. But you can trust A with your buyers and your forecast. We’d shortlist A.',
};

const support: ScoredTask = {
  sample: true,
  role: 'Support agent',
  page: '/customer-service-agents-virtual-assistants',
  title: 'Answer a complaint at 2 a.m.',
  brief:
    'You answer for Nora’s pottery store in New York, by the tone guide above. It’s Wednesday, and Nora wakes at 7. Reply to Sam, then leave her a note.',
  material: [
    {
      label: 'Sam, 2:04 a.m.',
      lines: [
        '“The bowl came in two pieces. I wrote on Monday, and nobody answered. It’s a gift for my sister, for Saturday. I want my money back.”',
      ],
    },
    {
      label: 'In the store’s tools',
      lines: [
        'Bowls in stock: one',
        'Express: sent by noon, arrives in two days',
        'Damaged in the mail: the carrier pays, with a photo',
      ],
    },
  ],
  criteria: [
    'Sees what went wrong',
    'Promises only what it may',
    'Sounds like the store',
    'Leaves nobody to guess',
  ],
  answers: [
    {
      passages: [
        {
          label: 'To Sam',
          lines: [
            'Hi, Sam! Oh no, I’m so sorry about the bowl, and so close to the big day! I’ve refunded you in full, and a new one is on its way as a gift from us. Your sister will have it on Saturday.',
          ],
        },
        { label: 'To Nora', lines: ['Sam had a broken bowl. He’s happy now. Ticket closed!'] },
      ],
      marks: [
        {
          mark: 1,
          reason:
            'It’s sorry for the bowl. But Sam waited two days for an answer, and it says nothing about that.',
        },
        {
          mark: 0,
          reason:
            'The guide says to ask before a refund. Nora loses the money and the last bowl, and nobody checked that it’s sent by noon.',
        },
        { mark: 2, reason: 'Warm and quick, with a first name and no policy. That’s the tone.' },
        {
          mark: 0,
          reason: '“Happy now” hides the refund. Nora learns of it from her bank.',
        },
      ],
    },
    {
      passages: [
        {
          label: 'To Sam',
          lines: [
            'Hi, Sam! You wrote on Monday and we’re late. I’m sorry, about that and about the bowl. I can send you a new one today, free. It’s due on Friday.',
            'If you’d still like your money back, tell me. That’s for Nora to decide, and you’ll hear from her by 9. Throw the broken one away.',
          ],
        },
        {
          label: 'To Nora',
          lines: [
            'Sam’s bowl arrived broken. I offered the last one, set aside until noon. He may want a refund instead: please decide by 9. His Monday email was in spam. I found two more there and answered both.',
          ],
        },
      ],
      marks: [
        {
          mark: 2,
          reason:
            'The late answer comes first, as the guide says. Then it finds out why, and who else waits.',
        },
        {
          mark: 1,
          reason:
            'It offers what it may and asks for the rest. But the carrier wants a photo, and Sam may throw the pieces away.',
        },
        { mark: 2, reason: 'Kind and plain. Sam knows what happens next, and when.' },
        { mark: 2, reason: 'Nora reads four lines at 7 and has one thing to decide.' },
      ],
    },
  ],
  verdict:
    'A is a pleasure to read, and it spent the owner’s money to be one. B does what the guide says, and forgot a photo. We’d shortlist B.',
};

export const scoredTasks = { developer, assistant, sales, support };

export type ScoredTaskName = keyof typeof scoredTasks;
