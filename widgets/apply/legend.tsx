import * as controls from '../kit/form/controls.css.ts';
import type { FormField } from './content.ts';
import type { ApplyState } from './store.ts';

type FieldOf<K extends FormField['kind']> = Extract<FormField, { kind: K }>;

export interface FieldProps<K extends FormField['kind'] = FormField['kind']> {
  field: FieldOf<K>;
  state: ApplyState;
  error?: string | undefined;
}

/** The label of a group of options or of the resume. */
export function Legend({ field, state: { messages } }: FieldProps) {
  return (
    <span className={controls.label} part="label">
      {messages.fields[field.name].label}{' '}
      <span className={controls.mark}>{messages[field.mark]}</span>
    </span>
  );
}
