import type { ComponentType } from 'react';
import { HoursOfBand, SheetOfBand } from '../components/band.tsx';
import { SampleSaidInSection } from '../components/sample-note.tsx';
import type { Action } from '../content/actions.ts';
import { company } from '../content/company.ts';
import { type Section, sections } from '../sections/sections.ts';
import { groundVariables, laterThan, shareHours, skyVariables } from '../style/sky.ts';
import { firstPaintId } from './first-paint.ts';
import { Rest } from './rest.tsx';

/** A page as data. The file's path determines the page's URL. A file may also export a list of pages. */
export interface PageRecord {
  /** At most 60 characters. */
  title: string;
  /** 120 to 155 characters. */
  description: string;
  /** On the page of a service: what it offers, as a schema.org `serviceType`. */
  service?: string;
  /** On the page of a tool: its name, as a schema.org `WebApplication`. */
  application?: string;
  /** Hides the page from search engines. */
  isUnlisted?: boolean;
  /** In a list of pages: the last part of the page's URL. */
  slug?: string;
  /** The hour of the page's sky, from 0 to 24. By default a morning. */
  hour?: number;
  /** The hour right below the opening, where a night is to end there. By default that of the opening. */
  below?: number;
  /** The hour at its end, up to 32, which is the next morning. By default four hours later. */
  until?: number;
  sections: Section[];
}

const morning = 9;

/** What is between the header and the footer of a page. */
export function PageSections({ hour, below, until: end, service, sections: all }: PageRecord) {
  const sections = service ? withButtonInside(all) : all;
  const from = hour ?? morning;
  const until = end ?? from + laterThan;
  // The opening and the closing have skies of their own.
  const [first, ...others] = sections.filter(isShown);
  const hours = shareHours(below ?? from, until, Math.max(1, others.length - 1));
  // The hill under a wide drawing is the beginning of the section below it.
  const isWide = first?.kind === 'opening' && first.isWide && hours[0];
  const land = isWide ? { '--land': groundVariables(isWide)['--a'] } : undefined;
  // Proofs stand on the hill of the opening, so the label of the opening covers them too.
  const inOpening = { isSaid: false };
  const view = (section: Section, at?: number) => (
    <SampleSaidInSection.Provider
      value={section === first || section.kind === 'proofs' ? inOpening : { isSaid: false }}
    >
      <SectionView section={section} hour={at} />
    </SampleSaidInSection.Provider>
  );
  return (
    <>
      <div style={land}>
        {first && view(first, hour)}
        <span id={firstPaintId} hidden />
      </div>
      {others.length > 0 && (
        <Rest hill={skyVariables(from)['--ground']}>
          {others.map((section, index) => (
            <HoursOfBand.Provider
              key={'heading' in section ? section.heading : section.kind}
              value={hours[index] ?? hours.at(-1) ?? [from, from]}
            >
              <SheetOfBand.Provider value={sheetAt(others, index)}>
                {view(section, section.kind === 'closing' ? until : hour)}
              </SheetOfBand.Provider>
            </HoursOfBand.Provider>
          ))}
        </Rest>
      )}
    </>
  );
}

/** Repeats the button of the opening beside the people, unless another section has a button. */
function withButtonInside(all: readonly Section[]): readonly Section[] {
  const [first] = all;
  const primary = first && 'primary' in first && first.primary;
  if (!primary || all.some((section) => 'action' in section)) return all;
  const action: Action = { ...primary, isRepeated: true };
  return all.map((section) => (section.kind === 'people' ? { ...section, action } : section));
}

/** A section that shows nothing has no hour of its own. */
const isShown = ({ kind }: Section): boolean => kind !== 'clients' || company.logos.length > 0;

const isSheet = (section: Section | undefined): boolean =>
  section !== undefined && 'sheet' in section && section.sheet !== undefined;

/** The tabs of a page's sheets step from the start to the end. */
function sheetAt(all: readonly Section[], index: number) {
  const before = all.slice(0, index).filter(isSheet).length;
  const count = all.filter(isSheet).length;
  return { tab: count > 1 ? before / (count - 1) : 0, isLast: !isSheet(all[index + 1]) };
}

function SectionView({ section, hour }: { section: Section; hour?: number }) {
  const View = viewOf(section) as ComponentType<Section & { hour?: number }>;
  return <View {...section} hour={hour} />;
}

function viewOf({ kind }: Section) {
  if (Object.hasOwn(sections, kind)) return sections[kind];
  throw new Error(
    `"${kind}" is no kind of section. Use one of site/sections/sections.ts: ${Object.keys(sections).join(', ')}.`,
  );
}
