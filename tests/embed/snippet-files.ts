import { initialSettings } from '../../site/embed-builder/content/initial-settings.ts';
import type { Settings } from '../../site/embed-builder/content/settings.ts';
import { snippetBlocks } from '../../site/embed-builder/content/snippets.ts';
import {
  type Mode,
  modes,
  type Snippet,
  type WidgetName,
} from '../../site/embed-builder/content/words.ts';
import { tags } from './scenarios.ts';

const messages = { 'hire-get-matched': { next: 'Weiter' }, 'hire-popover': { close: 'Zu' } };

/** Every snippet that the builder writes for one framework, by file name. */
export function snippetFiles(kind: Snippet, extension: string): Record<string, string> {
  const names = tags
    .filter((tag) => tag !== 'hire-popover')
    .map((tag) => tag.replace('hire-', '') as WidgetName);
  const ways = Object.keys(modes) as Mode[];
  const choices = names.flatMap((widget) =>
    ways.map((mode) => ({ widget, mode, openOn: 'delay', role: 'dev', theme: 'dark' }) as const),
  );
  const code = (settings: Partial<Settings>, texts?: typeof messages) =>
    snippetBlocks(kind, {
      settings: { ...initialSettings, ...settings },
      tokens: {},
      sources: {
        site: 'https://a.example',
        loaders: 'https://a.example/widgets/v1',
        scheduler: 'https://b.example',
        package: '@daybreak/widgets',
      },
      ...(texts && { messages: texts }),
    })[1]?.code ?? '';
  const files = choices.map((chosen) => [
    `${kind}-${chosen.widget}-${chosen.mode}.${extension}`,
    code(chosen),
  ]);
  return {
    ...Object.fromEntries(files),
    [`${kind}-translated.${extension}`]: code({ mode: 'dialog', language: 'de' }, messages),
    'messages.json': JSON.stringify(messages),
  };
}
