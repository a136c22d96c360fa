import icons from 'lucide-static/icon-nodes.json';

// The editor's preview runs the page renderer in a browser. There this module replaces the modules of Node,
// and those of ours that need them: bundle.js lists both. If a section starts to import something that is
// missing here, the build of the editor fails and names it. Add it here then.

/** The texts of the articles, by their paths with a slash before them. */
const articles = import.meta.glob<string>('/site/articles/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const rooted = (path: string): string => path.replace(/^\/?/, '/');

/** The editor offers only pictures that exist. */
export const existsSync = (path: string): boolean =>
  !path.includes('site/articles/') || rooted(path) in articles;
export const globSync = (): string[] => Object.keys(articles).map((path) => path.slice(1));
export const readFileSync = (path: string): string =>
  path.endsWith('.svg') ? drawIcon(basename(path, '.svg')) : (articles[rooted(path)] ?? '');
export const basename = (path: string, extension = ''): string =>
  path.replace(/^.*\//, '').replace(extension, '');
export const createRequire = () => ({ resolve: (path: string) => path });
/** Without commits, a file that is wrong has no earlier text. */
export const execFileSync = () => '';

function drawIcon(name: string): string {
  const parts = (icons as unknown as Record<string, [string, object][]>)[name] ?? [];
  const strokes = parts.map(([tag, attributes]) => {
    const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
    return `<${tag}${list.join('')}/>`;
  });
  return `<svg>${strokes.join('')}</svg>`;
}

/** A drawing is in its address, because nobody writes it to a file. */
export const createAsset = (_name: string, _extension: string, content: string) => ({
  path: `data:image/svg+xml,${encodeURIComponent(content)}`,
  content,
});
export const writeAsset = (): void => {};
export const cached = async (): Promise<string> => '';
export const sizePictures = (html: string): string => html;
export const pictureSize = () => ({});
export const minify = (css: string): string => css;
export const readPublicApi = () => [];
