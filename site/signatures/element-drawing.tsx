import { drawing } from './element.css.ts';

/** A page in a small browser, with an element on it. */
export interface ElementDrawing {
  /** The name of the drawn page. Its heading has two lines. */
  page: string;
  heading: readonly [string, string];
  place: keyof typeof places;
  /** What the element shows: its heading, its answers or fields, and its button. */
  title: string;
  rows?: readonly string[];
  button?: string;
  /** Or a picture in place of the rows. */
  picture?: keyof typeof pictures;
}

/** Where the element is, from which point and how wide, and what else belongs to it. */
const places = {
  page: { x: 20, y: 110, width: 200 },
  dialog: { x: 42, y: 106, width: 156, isModal: true },
  'slide-in': { x: 100, y: 28, width: 140, height: 236, isModal: true },
  'side-tab': { x: 56, y: 114, width: 150, opener: { x: 212, y: 118, width: 28, height: 112 } },
  bubble: {
    x: 72,
    y: 102,
    width: 156,
    opener: { x: 136, y: 230, width: 92, height: 26 },
  },
  corner: { x: 92, y: 128, width: 136 },
} as const;

const pictures = {
  /** A slide between its two buttons. */
  slide: (
    <g>
      <path d="M0 10h176v72H0z" fill="var(--lagoon)" />
      <g fill="var(--action)">
        <circle cx="76" cy="100" r="4" />
        <circle cx="90" cy="100" r="3" opacity=".4" />
        <circle cx="103" cy="100" r="3" opacity=".4" />
        <path d="m6 100 8-7v14zM170 100l-8-7v14z" />
      </g>
    </g>
  ),
  /** The hours of two places, and those that they share. */
  chart: (
    <g>
      <path d="M0 12h176v92H0z" fill="var(--chart)" />
      <path d="M68 36a20 20 0 0 1 40 0z" fill="var(--sun)" />
      <path d="M10 36h156" stroke="var(--edge)" />
      <path d="M10 54h116M52 82h114" stroke="var(--edge)" strokeWidth="16" opacity=".5" />
      <path d="M52 54h74M52 82h74" stroke="var(--sun)" strokeWidth="16" />
    </g>
  ),
};

export function Drawing({
  page,
  heading,
  place,
  title,
  rows = [],
  button,
  picture,
}: ElementDrawing) {
  const { x, y, width, ...more } = places[place];
  const inside = width - 24;
  const below = picture ? 128 : 30 + rows.length * 27;
  const height = 'height' in more ? more.height : below + (button ? 38 : 10);
  return (
    <svg viewBox="0 0 240 264" className={drawing} aria-hidden="true">
      <path d="M0 0h240v264H0z" fill="var(--page)" />
      <path d="M0 0h240v28H0z" fill="var(--bar)" />
      <path d="M14 14h.1m12 0h.1m12 0h.1" stroke="var(--edge)" strokeWidth="8" />
      <g fill="var(--ink)" fontFamily="var(--hire-font-heading)" fontWeight="700">
        <text x="20" y="50" fontSize="11">
          {page}
        </text>
        <text x="20" y="74" fontSize="17">
          {heading[0]}
        </text>
        <text x="20" y="94" fontSize="17">
          {heading[1]}
        </text>
      </g>
      {place !== 'page' && (
        <path
          d="M20 112h190M20 128h176M20 144h190M20 160h150"
          stroke="var(--edge)"
          strokeWidth="4"
        />
      )}
      {'isModal' in more && <path d="M0 28h240v236H0z" fill="var(--veil)" />}
      {'opener' in more && <Opener {...more.opener} text={title} />}
      <g transform={`translate(${x} ${y})`} fontSize="12">
        <rect width={width} height={height} rx="8" fill="var(--page)" stroke="var(--edge)" />
        <g transform="translate(12 12)">
          <text
            y="10"
            fontFamily="var(--hire-font-heading)"
            fontSize="14"
            fontWeight="700"
            fill="var(--ink)"
          >
            {title}
          </text>
          {picture && <g transform="translate(0 12)">{pictures[picture]}</g>}
          {rows.map((row, index) => (
            <g key={row} transform={`translate(0 ${20 + index * 27})`}>
              <rect
                width={inside}
                height="22"
                rx="5"
                fill="none"
                stroke="var(--edge)"
                strokeWidth="1.5"
              />
              <text x="9" y="15" fill="var(--ink)">
                {row}
              </text>
            </g>
          ))}
          {button && (
            <g transform={`translate(0 ${below - 8})`}>
              <rect width={inside} height="24" rx="6" fill="var(--action)" />
              <text x={inside / 2} y="16" textAnchor="middle" fontWeight="700" fill="var(--page)">
                {button}
              </text>
            </g>
          )}
        </g>
      </g>
    </svg>
  );
}

interface OpenerProps {
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
}

/** The button that opens it, with its text along its longer side. */
const Opener = ({ x, y, width, height, text }: OpenerProps) => (
  <>
    <rect {...{ x, y, width, height }} rx={height > width ? 0 : height / 2} fill="var(--action)" />
    <text
      transform={`translate(${x + width / 2} ${y + height / 2}) rotate(${height > width ? -90 : 0})`}
      y="4"
      textAnchor="middle"
      fontSize="12"
      fontWeight="700"
      fill="var(--page)"
    >
      {text}
    </text>
  </>
);
