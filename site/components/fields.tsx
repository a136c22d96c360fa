import type { ComponentProps, ReactNode } from 'react';
import * as styles from './fields.css.ts';

interface FieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  /** What a script shows it for, and whether it begins hidden. */
  when?: string | undefined;
  isHidden?: boolean | undefined;
}

/** A label, a control and what else is to be said of it. */
const Field = ({
  name,
  label,
  hint,
  when,
  isHidden,
  children,
}: FieldProps & { children: ReactNode }) => (
  <div className={styles.field} data-when={when} hidden={isHidden}>
    <label className={styles.label} htmlFor={idOf(name)}>
      {label}
    </label>
    {children}
    {hint && (
      <span className={styles.hint} id={hintOf(name)}>
        {hint}
      </span>
    )}
  </div>
);

const idOf = (name: string): string => `field-${name}`;
const hintOf = (name: string): string => `${idOf(name)}-hint`;

/** What ties a control to its field's words. */
const tied = ({ name, hint }: FieldProps) => ({
  className: styles.control,
  id: idOf(name),
  name,
  'aria-describedby': hint && hintOf(name),
});

type InputProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

export function Input({ name, label, hint, when, isHidden, ...input }: InputProps) {
  const field = { name, label, hint, when, isHidden };
  return (
    <Field {...field}>
      <input type="text" {...tied(field)} {...input} />
    </Field>
  );
}

type AreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

/** Lines of code to write in; they are not sent with the form's other answers. */
export function Area({ name, label, hint, when, isHidden, ...area }: AreaProps) {
  const { name: _, className, ...ties } = tied({ name, label, hint });
  return (
    <Field {...{ name, label, hint, when, isHidden }}>
      <textarea {...ties} className={`${className} ${styles.area}`} {...area} />
    </Field>
  );
}

interface OptionsProps {
  /** Words by value. */
  options: Readonly<Record<string, string>>;
  /** Chosen at first. */
  value: string;
}

export const Choice = ({ options, value: chosen, ...field }: FieldProps & OptionsProps) => (
  <Field {...field}>
    <select {...tied(field)} className={styles.select}>
      {Object.entries(options).map(([value, text]) => (
        <option key={value} value={value} selected={value === chosen}>
          {text}
        </option>
      ))}
    </select>
  </Field>
);

export const Radios = ({
  name,
  label,
  options,
  value: chosen,
}: Pick<FieldProps, 'name' | 'label'> & OptionsProps) => (
  <fieldset className={styles.radios}>
    <legend className={styles.label}>{label}</legend>
    {Object.entries(options).map(([value, text]) => (
      <label key={value} className={styles.radio}>
        <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
        {text}
      </label>
    ))}
  </fieldset>
);

/** Fields that belong together. */
export const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{legend}</legend>
    {children}
  </fieldset>
);
