import type { Claim, TargetName } from '../store/store.ts';

/** A target that each submission is delivered to. */
export interface Target<Content = unknown> {
  readonly name: TargetName;
  /** The maximum number of concurrent deliveries in this process. */
  readonly maxConcurrent: number;
  /** The minimum time between two deliveries, over all processes; 0 for none. */
  readonly gapMs: number;
  /** Whether a failed delivery causes no alert, because nobody can do anything about it. */
  isOptional?(claim: Claim): boolean;
  /** Creates the content, as plain JSON. It is stored and sent unchanged at every attempt. */
  compose(claim: Claim): Promise<Content>;
  /** Resolves when the target has accepted the content. `id` is the same for every attempt. */
  send(content: Content, id: string): Promise<void>;
}
