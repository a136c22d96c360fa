import type { Messages, Sources } from './markup.ts';
import type { Settings } from './settings.ts';

/** Everything that a snippet depends on. */
export interface SnippetInput {
  settings: Settings;
  /** Changed style tokens by name, without `--hire-`. */
  tokens: Readonly<Record<string, string>>;
  sources: Sources;
  /** The content of `/widgets/integrity.json`, for the pinned snippet. */
  integrity?: Integrity;
  /** Translated texts. */
  messages?: Messages;
}

interface Integrity {
  version: string;
  files: Readonly<Record<string, string>>;
}

/** A block of code, and where to paste it. */
export interface SnippetBlock {
  where: string;
  code: string;
}
