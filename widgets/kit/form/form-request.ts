/**
 * `slow` follows `sending`. `late` means that no answer has come in time: it still may. `tooLong`,
 * `limited` and `offline` are failures that the visitor can do something about.
 */
export type Progress =
  | 'editing'
  | 'sending'
  | 'slow'
  | 'late'
  | 'failure'
  | 'tooLong'
  | 'limited'
  | 'offline'
  | 'sent';

interface WithProgress {
  progress: Progress;
}

export const isSending = ({ progress }: WithProgress): boolean =>
  progress === 'sending' || progress === 'slow';

/** Whether the form is being sent or was sent: it cannot be sent again, and no step changes. */
export const isLocked = (state: WithProgress): boolean =>
  isSending(state) || state.progress === 'sent';

/** One request with a form's answers. */
export interface RequestState {
  progress: Exclude<Progress, 'editing'>;
  /** Nobody learns how an abandoned request goes on. */
  isAbandoned: boolean;
}

/** Why the function did not take a form. What to do is in the notice of that name. */
export type Refusal = 'failure' | 'tooLong' | 'limited' | 'offline';

export type RequestEvent =
  | { type: 'slow' }
  | { type: 'deadline' }
  /** The function has received it. `isChanged`: by now the form's answers are other ones. */
  | { type: 'received'; isChanged: boolean }
  | { type: 'refused'; why: Refusal }
  /** The code that sends it could not be loaded. */
  | { type: 'not sent' }
  | { type: 'abandoned' };

/** What is to be done, in this order. */
export type RequestEffect =
  | { type: 'show progress'; progress: Exclude<RequestState['progress'], 'sending'> }
  | { type: 'notify'; notice: 'late' | 'success' | Refusal; hasRetry: boolean }
  | { type: 'settle'; isSent: boolean }
  | { type: 'emit'; event: 'hire-success' | 'hire-error' };

interface Transition {
  state: RequestState;
  effects: readonly RequestEffect[];
}

/** Decides how a request goes on, and what the form, the visitor and the page learn of that. */
export function nextRequest(state: RequestState, event: RequestEvent): Transition {
  if (event.type === 'abandoned') return { state: { ...state, isAbandoned: true }, effects: [] };
  const progress = progressAfter(state, event);
  if (progress === state.progress) return { state, effects: [] };
  const effects = state.isAbandoned ? [] : effectsOf(progress, event.type === 'not sent');
  return { state: { ...state, progress }, effects };
}

/** An answer that comes late is still a success, unless the visitor has changed something. */
function progressAfter(
  state: RequestState,
  event: Exclude<RequestEvent, { type: 'abandoned' }>,
): RequestState['progress'] {
  const { progress } = state;
  if (event.type === 'slow') return progress === 'sending' ? 'slow' : progress;
  if (event.type === 'received' && progress === 'late') return event.isChanged ? progress : 'sent';
  if (!isSending(state)) return progress;
  if (event.type === 'deadline') return 'late';
  if (event.type === 'refused') return event.why;
  return event.type === 'received' ? 'sent' : 'failure';
}

function effectsOf(progress: RequestState['progress'], hasRetry: boolean): RequestEffect[] {
  if (progress === 'sending') return [];
  const show = { type: 'show progress', progress } as const;
  if (progress === 'slow') return [show];
  const isSent = progress === 'sent';
  return [
    show,
    { type: 'notify', notice: isSent ? 'success' : progress, hasRetry },
    // Before the event, because a listener may reset the form.
    { type: 'settle', isSent },
    { type: 'emit', event: isSent ? 'hire-success' : 'hire-error' },
  ];
}
