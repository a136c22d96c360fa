import { book } from '../../content/actions.ts';
import { brand } from '../../content/brand.ts';
import { morning } from '../../content/morning.ts';
import type { PageRecord } from '../../layouts/page.tsx';

/** The page /get-matched in German. Header and footer are English, marked so, and the lead says it. */
export default {
  title: `Remote-Fachkräfte finden, die zu Ihnen passen | ${brand.name}`,
  description:
    'Sagen Sie uns, wen Sie brauchen, wie Sie arbeiten möchten und wann es losgeht. Danach wählen wir passende Fachkräfte für Ihr Team von Hand aus.',
  hour: morning.from,
  sections: [
    {
      kind: 'widget',
      heading: 'Finden wir die passende Person.',
      lead: 'Kurze Fragen, eine nach der anderen. Nötig ist nur Ihre E‑Mail-Adresse. Menü und Fußzeile sind auf Englisch.',
      tag: 'hire-get-matched',
      attributes: { 'owns-page': true },
      width: 'wizard',
      ticket: {
        heading: 'Möchten Sie lieber sprechen?',
        text: 'Buchen Sie ein Gespräch und sagen Sie uns, was Sie brauchen.',
        action: book('Gespräch buchen'),
      },
      fallback: {
        text: 'Möchten Sie lieber sprechen? Buchen Sie ein Gespräch und sagen Sie uns, was Sie brauchen.',
        action: book('Gespräch buchen'),
      },
    },
  ],
} satisfies PageRecord;
