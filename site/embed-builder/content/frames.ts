interface Frame {
  readonly title: string;
  /** The height in pixels that shows the longest step without a scroll bar, at a width of 400 pixels. */
  readonly height: number;
  readonly guard?: boolean;
}

/** The elements that have a page for frames, `/embed/frame/<name>`. */
export const frames: Readonly<Record<string, Frame>> = {
  'get-matched': { title: 'Get matched', height: 900, guard: true },
  apply: { title: 'Apply to join', height: 2200 },
  'shared-daylight': { title: 'The hours we share', height: 1300 },
};

/**
 * For the page around a frame: sets the frame's height, and repeats its events on the frame. Messages of
 * other origins and windows are ignored.
 */
export const frameListener = (site: string): string =>
  [
    "addEventListener('message', ({ origin, source, data }) => {",
    "  const frame = [...document.querySelectorAll('iframe')].find((one) => one.contentWindow === source);",
    `  if (!frame || origin !== '${site}') return;`,
    "  if (data.type === 'hire-height') frame.height = data.height;",
    '  else frame.dispatchEvent(new CustomEvent(data.type, { detail: data.detail, bubbles: true }));',
    '});',
  ].join('\n');

/** The code of a frame, for a page that takes neither scripts nor our tags. */
export function frameCode(site: string, name: string, partner: string): string {
  const { title, height } = frames[name] as Frame;
  const query = new URLSearchParams({ partner });
  return `<iframe src="${site}/embed/frame/${name}?${query}" title="${title}" width="100%" height="${height}" style="border:0" loading="lazy"></iframe>`;
}
