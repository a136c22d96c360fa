import { brand } from '../content/brand.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Privacy: what we ask for and why | ${brand.name}`,
  description:
    'No cookies, no analytics and no trackers on this site. Read what each form sends, why we need it, who receives it and how to have it erased.',
  sections: [
    {
      kind: 'opening',
      heading: 'Privacy, in plain words',
      lead: 'You can read every page here without telling us anything. We learn about you only what you send us with a form.',
      illustration: {
        kind: 'ledger',
        caption: 'What it costs you to read this page',
        lines: [
          { label: 'Cookies', value: 'None' },
          { label: 'Analytics', value: 'None' },
          { label: 'Advertising code', value: 'None' },
          { label: 'Other companies called', value: 'None' },
        ],
        total: { label: 'You have told us', value: 'Nothing yet' },
      },
    },
    {
      kind: 'prose',
      heading: 'How we use your data',
      blocks: [
        {
          heading: 'Who is responsible',
          paragraphs: [
            `${brand.name} runs this site and decides what happens to the data you send through it. Write to ${brand.email} about anything on this page.`,
            'Our forms may also stand on the sites of partners. What you send through one of them comes to us, and this page applies to it.',
          ],
        },
        {
          heading: 'Cookies and tracking',
          paragraphs: [
            'We set no cookies. We run no analytics, no advertising code and no tracking pixels. Fonts and images come from our own server, so reading a page calls no other company’s address.',
          ],
        },
        {
          heading: 'What your browser keeps',
          paragraphs: ['Two kinds of storage can be used, both in your own browser:'],
          list: [
            'One note in session storage, named “newsletter-popup-seen”. It stops the newsletter card from opening twice and goes away when you close the tab. It says nothing about you.',
            'Local storage, for the code that sends our forms. It is loaded only after you begin to use a form, and it can keep a session there. This site has no sign-in, so there is normally nothing for it to keep.',
          ],
        },
        {
          heading: 'What each form sends, and why',
          paragraphs: [
            'Nothing leaves your browser until you press the button that sends the form. Fields marked optional can stay empty.',
          ],
          terms: [
            {
              term: 'Newsletter',
              text: 'Your e-mail address and, if you choose one, a topic. We use them to send you the newsletter. To leave it, write to us at any time.',
            },
            {
              term: 'Discovery call',
              text: 'Your name, e-mail address and company. You can add the kind of talent, how urgent it is and notes. We use them to prepare the call and to reach you.',
            },
            {
              term: 'Get matched',
              text: 'Your answers to the questions about the work, and your name, e-mail address, company and phone number if you give them. We use them to find people for you. The extra skills you type are sent only if you add them to your list.',
            },
            {
              term: 'Talent application',
              text: 'Your name, e-mail address, experience and availability. You can add your location, skills, hourly rate, portfolio link, bio, languages and time zone. We use them to review your application and to match you with clients.',
            },
            {
              term: 'Resume',
              text: 'Choosing a PDF in that form sends us its file name. The file itself stays on your device. If we go on with your application, we ask you for it.',
            },
            {
              term: 'Every form',
              text: 'Where it was sent from: the address of the page, the site that led you there and, if a link carried them, the name of a campaign or the number of a click. We use this to see which page or partner brought you.',
            },
            {
              term: 'E-mail box at the foot of a page',
              text: 'It sends nothing by itself. It opens the newsletter form, with your address filled in for you to confirm.',
            },
          ],
        },
        {
          heading: 'Who receives it',
          paragraphs: [
            'What you send goes to our own inbox by e-mail, and our team reads it there. The companies that run our form service and our e-mail handle it on our behalf. We do not sell your data.',
            'If you apply to the network, we show your profile to a client only as part of finding you work.',
            'Our booking calendar belongs to another company. It opens in a new tab when you follow a booking link, and inside the discovery-call window after you send that form. From that moment its provider receives what you enter there, and may set cookies of its own. Its privacy notice applies.',
          ],
        },
        {
          heading: 'What our servers note',
          paragraphs: [
            'Like every web server, ours receives your IP address in order to send you a page. When a form arrives, we note which form it was and whether it worked, with a scrambled copy of your IP address. The copy lets us limit how often one sender can write to us. What you typed is not written into that log.',
          ],
        },
        {
          heading: 'How long we keep it',
          paragraphs: [
            'We keep what you sent for as long as we need it for the purpose named above, or for as long as a law tells us to. You can ask us to erase it sooner.',
          ],
        },
        {
          heading: 'Your rights, and how to use them',
          paragraphs: [
            `Write to ${brand.email} to get a copy of your data, to correct it, to object to its use or to have it erased. To have it erased, put “Erase my data” in the subject and use the address you gave us, so that we can find it. We tell you when it is done.`,
            'You can also complain to the data protection authority of the place where you live.',
          ],
        },
      ],
    },
  ],
} satisfies PageRecord;
