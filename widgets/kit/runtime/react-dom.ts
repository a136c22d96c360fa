/** What `react-dom` means in the bundle that visitors download: Preact renders at once anyway. */
export const flushSync = <T>(render: () => T): T => render();
