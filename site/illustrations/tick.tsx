/** A check mark on a sun. */
export const Tick = () => (
  <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
    <circle cx="12" cy="12" r="11" fill="var(--sun)" />
    <path
      d="m7 12.5 3.5 3.5L17 9"
      stroke="var(--night)"
      stroke-width="2.6"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
);
