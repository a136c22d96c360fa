import { analytics } from '../content/analytics.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Privacy: what we ask for and why | ${brand.name}`,
  description: `This site has no cookies${analytics ? '' : ', analytics'} or trackers. Learn what each form sends, why we need it, who receives it and how to have your data deleted.`,
  hour: 9,
  sections: [
    {
      kind: 'opening',
      heading: 'Privacy, in plain English',
      lead: `${
        analytics
          ? `No cookies, no ads, and visits counted without either, by ${analytics.host}`
          : 'No cookies, no analytics, no ads, and no request to another company while you read'
      }. In a form, you choose what to tell us; we also learn which page or link brought you to it.`,
    },
    {
      kind: 'poster',
      heading: 'For reading this page',
      text: 'You owe us nothing.',
      lead: 'Not your name, not your email, and no click on a cookie banner.',
      ledger: {
        title: 'Your visit',
        rows: [
          ['Your IP address', 'to send the page'],
          ['Cookies', '0'],
          ['Ads', '0'],
          ['Tracking pixels', '0'],
          analytics ? ['Visits counted, without your IP', '1'] : ['Visits counted', '0'],
        ],
        total: ['You pay', '0'],
        apart: {
          title: 'If you send a form or book a call',
          rows: [
            'What you typed',
            'The page and link you came by',
            'A scrambled IP address, kept a day',
            `Erased ${claims.retention.figure} after we finish with it`,
            'The booking calendar may set its own cookies',
          ],
        },
      },
    },
    {
      kind: 'table',
      heading: 'The short version',
      caption: 'What we get from you, and what becomes of it',
      columns: ['When', 'What we get', 'What becomes of it'],
      rows: [
        [
          'You read a page',
          'Your IP address, like any web server',
          analytics
            ? 'It answers your request. The visit is counted without it.'
            : 'Used only to send the page. No cookie, no count, no profile.',
        ],
        [
          'You send a form',
          'What you typed, the page it was on, the link that brought you, and a scrambled copy of your IP address',
          `Our team reads it. Our database deletes it ${claims.retention.figure} after we finished with it, and the scrambled copy after a day.`,
        ],
        [
          'You ask us to erase it',
          'Your email, to find your data',
          'Deleted from our database at once, and from our mailboxes by hand.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'How we use your data',
      blocks: [
        {
          heading: 'Who is responsible',
          paragraphs: [
            `${brand.name} runs this site and is responsible for the data you send through it. If you have a question about this page, write to ${brand.email}.`,
            'Our partners can put our forms on their sites. Whatever you send through one of those forms comes to us, and this page applies to it.',
          ],
        },
        {
          heading: 'Cookies and tracking',
          paragraphs: [
            analytics
              ? `We don’t use cookies, ad code or tracking pixels. We count visits and sent forms with Plausible, at ${analytics.host}. It sets no cookies, keeps no IP address, and gets none of your answers.`
              : 'We don’t use cookies, analytics, ad code or tracking pixels. Our fonts and images come from our own server, so reading a page sends no requests to other companies.',
          ],
        },
        {
          heading: 'What your browser stores',
          paragraphs: [
            'This site can use three kinds of storage, all in your own browser, for four things:',
          ],
          list: [
            'An entry named “newsletter-popup-seen” in session storage. It keeps the newsletter card from opening twice, or after you have sent a form, and is deleted when you close the tab. It contains nothing about you.',
            'An entry named “motion-paused” in session storage, if you press “Pause motion”. It keeps the pages you open in this tab still and is deleted when you close the tab.',
            'Local storage, for the code that sends our forms. That code loads only after you start using a form, and it can store a sign-in session. This site has no sign-in, so it stores nothing there.',
            'The history of the tab, for what you enter on “Get Matched”, “Apply” and in our tools, so that a reload, Back or a link loses nothing. After you send the form, it keeps the confirmation. It is deleted when you clear the form, and when you close the tab.',
          ],
        },
        {
          heading: 'What each form sends, and why',
          paragraphs: [
            'Nothing leaves your browser until you press the button that sends the form. You can leave optional fields blank.',
          ],
          terms: [
            {
              title: 'Newsletter',
              text: 'Your email address and, if you choose one, a topic. We use them to send you the newsletter. To unsubscribe, write to us at any time.',
            },
            {
              title: 'Discovery call',
              text: 'Your name, email address and company. You can also tell us what kind of talent you need and how soon, and add notes. We use this information to contact you and prepare for the call.',
            },
            {
              title: 'Get matched',
              text: 'Your answers about the work and, if you give them, your name, email address, company and phone number. We use this information to find people for you. Extra skills you type are sent only if you add them to your list.',
            },
            {
              title: 'Talent application',
              text: 'Your name, email address, experience and availability. You can also add your location, skills, hourly rate, portfolio link, bio, languages and time zone. We use this information to review your application and match you with clients.',
            },
            {
              title: 'Resume',
              text: 'If you choose a PDF in the application, the form sends us only its file name. The file stays on your device. If your application moves forward, we’ll ask you for it.',
            },
            {
              title: 'Every form',
              text: 'Where it was sent from: the address of the page, the site that linked to it and any campaign name or click ID in the link that brought you to our site. If you have looked at other pages of ours since, your browser remembers that link for the tab, and we ask it. We use it to see which page or partner you came from.',
            },
            {
              title: 'Email box at the bottom of a page',
              text: 'The box itself sends nothing. It opens the newsletter form with your email address filled in for you to confirm.',
            },
          ],
        },
        {
          heading: 'Who receives it',
          paragraphs: [
            'Whatever you send goes to our inbox by email, and our team reads it there. The companies that run our form service and our email handle it on our behalf. We don’t sell your data.',
            'If you apply to the network, we show your profile to clients only to find you work.',
            'Our booking calendar belongs to another company. It opens in a new tab when you follow a booking link, and inside the discovery-call window after you send that form. Its address then contains your name and email address, if you entered them, so that you need not type them again. Once it opens, its provider receives what you enter there and may set its own cookies. Its privacy notice applies.',
          ],
        },
        {
          heading: 'What our servers record',
          paragraphs: [
            'Like every web server, ours receives your IP address so it can send you a page. When you send a form, we record which form it was, whether it worked and a scrambled copy of your IP address. We use that copy to limit how often one sender can write to us. What you typed isn’t included in that log.',
          ],
        },
        {
          heading: 'How long we keep it',
          paragraphs: [
            `Our database deletes what you sent ${claims.retention.figure} after we finished processing it. The scrambled copy of your IP address there is deleted after a day.`,
            'If you ask us to delete your data sooner, we delete it from the database at once. Copies can remain in our mailboxes and in systems that we passed it on to, and we delete those by hand. Backups keep it until they expire. If you become a client or join the network, we also keep what the law requires.',
          ],
        },
        {
          heading: 'Your rights, and how to use them',
          paragraphs: [
            `Write to ${brand.email} to get a copy of your data, correct it, object to how we use it or have it deleted. To have it deleted, put “Erase my data” in the subject line and write from the address you gave us, so we can find your data. We’ll let you know when it’s done.`,
            'You can also file a complaint with the data protection authority where you live.',
          ],
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Ask what we have about you.',
      text: 'Someone on our team sends you a copy, corrects it or erases it.',
      primary: { label: 'Write to us', href: `mailto:${brand.email}` },
    },
  ],
} satisfies PageRecord;
