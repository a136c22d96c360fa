/** A control of a form, as the visitor sees it. */
export interface Control {
  /** The name of its field. Buttons have none and are identified by their label. */
  name: string;
  kind: 'text' | 'choice' | 'file' | 'button';
  value: string;
  isChecked: boolean;
  isFocused: boolean;
  /** The visitor pressed it before the script was loaded. */
  isPressed: boolean;
}

export type RestoreAction = 'focus' | 'attach files' | 'check' | 'type' | 'press';

/** Whether the visitor did anything with a prerendered control. */
export const isUsed = (control: Control): boolean =>
  control.isFocused || control.isPressed || isChanged(control);

/** Prerendered controls are blank. */
function isChanged({ kind, value, isChecked }: Control): boolean {
  if (kind === 'choice') return isChecked;
  return kind !== 'button' && value !== '';
}

/** Whether two controls are the same one in the prerendered and in the live view. */
export const isSameControl = (used: Control, live: Control): boolean =>
  live.name === used.name && (used.kind !== 'choice' || live.value === used.value);

/** What to do with a live control, in this order, so that it is as the visitor left the prerendered one. */
export function restoreActions(used: Control, live: Control): RestoreAction[] {
  const actions: RestoreAction[] = [];
  if (used.isFocused) actions.push('focus');
  if (isChanged(used)) {
    if (used.kind === 'file') actions.push('attach files');
    if (used.kind === 'text') actions.push('type');
    if (used.kind === 'choice' && !live.isChecked) actions.push('check');
  }
  if (used.isPressed) actions.push('press');
  return actions;
}
