import type { Claim, TargetName } from '../store/store.ts';

/** Something that each submission is delivered to. */
export interface Target<Content = unknown> {
  readonly name: TargetName;
  /** Deliveries under way at once. */
  readonly width: number;
  /** The least time between two deliveries by all processes together; 0 for none. */
  readonly gapMs: number;
  /** Makes what is sent, and is then the same at every attempt; plain JSON. */
  compose(claim: Claim): Promise<Content>;
  /** Resolves once it is accepted; `id` is the same at every attempt. */
  send(content: Content, id: string): Promise<void>;
}
