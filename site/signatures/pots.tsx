import * as styles from './pottery.css.ts';

export const shapes = ['vase', 'bowl', 'mug'] as const;

/** The outline of each piece, and its glaze. */
const paths = {
  vase: [
    'M40 6h40c1 16-10 20-10 34 0 16 30 28 30 60 0 24-12 38-22 44H42c-10-6-22-20-22-44 0-32 30-44 30-60C50 26 39 22 40 6z',
    'M40 6h40c1 16-10 20-10 34 0 11 15 20 24 35-4 12-13 10-17-2-4 20-13 22-17 3-5 13-12 13-16 0-3 14-13 12-18-1 9-15 24-24 24-35C50 26 39 22 40 6z',
  ],
  bowl: [
    'M8 64h104c0 36-18 58-38 68v12H46v-12C26 122 8 100 8 64z',
    'M8 64h104c0 10-2 18-5 26-6 8-12 5-16-4-5 18-12 20-17 2-6 12-12 12-17 0-5 15-13 13-18-1-5 9-13 9-18-1-4-5-10-2-13-22z',
  ],
  mug: [
    'M18 50h66v12h8c28 0 28 54-10 54-2 12-5 22-9 28H32C22 124 18 86 18 50zm66 24v30c18 0 18-30 4-30z',
    'M18 50h66v40c-5 12-11 8-14-2-4 15-12 15-16 0-4 12-11 12-15 0-5 14-14 12-18-2-2-11-3-22-3-36z',
  ],
} as const;

interface PotProps {
  shape: (typeof shapes)[number];
  state?: 'clay' | 'dashed' | 'glazed';
}

/** A piece of raw clay, its dashed outline, or the finished piece with its glaze. */
export const Pot = ({ shape, state = 'clay' }: PotProps) => (
  <svg viewBox="0 0 120 148" className={styles.pot} aria-hidden="true">
    <path d={paths[shape][0]} className={state === 'dashed' ? styles.outline : styles.raw} />
    {state === 'glazed' && <path d={paths[shape][1]} className={styles.glaze} />}
  </svg>
);

/**
 * Drawings of six reasons to start, inside an `svg`: a name tag, a launch, a crowd of pots, a move, an event
 * and three languages.
 */
export const moments = [
  <>
    <path d={paths.vase[0]} className={styles.raw} />
    <path d={paths.vase[1]} className={styles.sun} />
    <path d="M66 38c12 2 18 8 22 18l28-4 4 28-34 6-6-28" className={styles.light} />
  </>,
  <>
    <path d="M60 2v18M22 14l10 14M98 14L88 28M2 48l16 5M118 48l-16 5" className={styles.ray} />
    <path d={paths.vase[0]} className={styles.raw} transform="translate(24 30) scale(.6)" />
    <path d="M14 116h92v32H14z" className={styles.light} />
    <path d="M36 126h48v12H36z" className={styles.mark} />
  </>,
  Array.from({ length: 24 }, (_, index) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
      key={index}
      d={paths.vase[0]}
      className={index === 9 || index === 16 ? styles.sun : styles.raw}
      transform={`translate(${(index % 6) * 20} ${44 + Math.floor(index / 6) * 26}) scale(.17)`}
    />
  )),
  <>
    <path d={paths.vase[0]} className={styles.glaze} transform="translate(22 10) scale(.64)" />
    <path d="M2 72h116v76H2z" className={styles.board} />
    <path d="M30 110h58M70 92l18 18-18 18" className={styles.arrow} />
  </>,
  <>
    <path
      d="M2 14l18 8-10 18zM34 26l20 3-11 17zM68 29l20-3-9 20zM100 22l18-8-8 26z"
      className={styles.sun}
    />
    <path d={paths.vase[0]} className={styles.raw} transform="translate(-4 60) scale(.6)" />
    <path d="M70 72h48v76H70z" className={styles.light} />
    <path
      d="M78 84h32v10H78zM78 104h32v4H78zM78 114h32v4H78zM78 124h20v4H78z"
      className={styles.mark}
    />
  </>,
  <>
    <path d={paths.mug[0]} className={styles.raw} transform="translate(-10 48) scale(.68)" />
    <path d={paths.mug[0]} className={styles.glaze} transform="translate(48 48) scale(.68)" />
    <path d={paths.mug[0]} className={styles.sun} transform="translate(18 -22) scale(.68)" />
    <text x="14" y="126" className={styles.letter}>
      ñ
    </text>
    <text x="72" y="126" className={styles.letter}>
      ü
    </text>
    <text x="42" y="56" className={styles.letter}>
      é
    </text>
  </>,
];
