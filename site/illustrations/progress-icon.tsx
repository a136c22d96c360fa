/** An empty circle, a half-risen sun or a check mark. */
export const ProgressIcon = ({ progress }: { progress: 'none' | 'half' | 'full' }) => (
  <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
    {drawings[progress]}
  </svg>
);

const drawings = {
  none: (
    <circle
      cx="12"
      cy="12"
      r="9.5"
      stroke="currentColor"
      stroke-width="2.4"
      stroke-linecap="round"
      stroke-dasharray="0 4.97"
    />
  ),
  half: (
    <>
      <path d="M2 17a10 10 0 0 1 20 0z" fill="var(--protea)" />
      <path d="M6.5 17a5.5 5.5 0 0 1 11 0z" fill="var(--sun)" />
      <path d="M2 20h20" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" />
    </>
  ),
  full: (
    <>
      <circle cx="12" cy="12" r="11" fill="var(--sun)" />
      <path
        d="m7 12.5 3.5 3.5L17 9"
        stroke="var(--night)"
        stroke-width="2.6"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </>
  ),
};
