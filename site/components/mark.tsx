import type { ReactNode } from 'react';

export type MarkName = keyof typeof drawings;

/** Large icons in two brand colors, which Lucide does not have. */
export const Mark = ({ name }: { name: MarkName }) => (
  <svg
    width="36"
    height="36"
    viewBox="0 0 36 36"
    fill="none"
    stroke-linecap="round"
    aria-hidden="true"
  >
    {drawings[name]}
  </svg>
);

const drawings = {
  vetted: (
    <>
      <circle cx="18" cy="18" r="16" fill="var(--sun)" />
      <path d="m10 19 6 6 11-13" stroke="var(--night)" stroke-width="4" stroke-linejoin="round" />
    </>
  ),
  globe: (
    <>
      <circle cx="18" cy="18" r="16" fill="var(--lagoon)" />
      <path
        d="M2 18h32M18 2c9 9 9 23 0 32M18 2c-9 9-9 23 0 32"
        stroke="var(--night)"
        stroke-width="3"
      />
    </>
  ),
  sunrise: (
    <>
      <path d="M2 31a16 16 0 0 1 32 0z" fill="var(--protea)" />
      <path d="M10 31a8 8 0 0 1 16 0z" fill="var(--sun)" />
      <path d="M18 4v6M5 10l4 4M31 10l-4 4" stroke="currentColor" stroke-width="3" />
    </>
  ),
} satisfies Record<string, ReactNode>;
