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
