import type { ComponentProps, ReactNode } from 'react';
import { radios } from '../style/radios.css.ts';
import * as styles from './fields.css.ts';
import { Icon } from './icon.tsx';

interface FieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  /** The script shows the field while this condition holds (`relevance` in the embed builder). */
  when?: string | undefined;
  isHidden?: boolean | undefined;
}

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

/** Connects a control with its label and hint. */
const controlProps = ({ name, hint }: FieldProps) => ({
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
      <input type="text" dir="auto" {...controlProps(field)} {...input} />
    </Field>
  );
}

type CodeAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

/** A text area for code. It has no `name`, so the form's data does not contain it. */
export function CodeArea({ name, label, hint, when, isHidden, ...area }: CodeAreaProps) {
  const { name: _, className, ...props } = controlProps({ name, label, hint });
  return (
    <Field {...{ name, label, hint, when, isHidden }}>
      <textarea {...props} className={`${className} ${styles.area}`} {...area} />
    </Field>
  );
}

interface OptionsProps {
  /** Labels by value. */
  options: Readonly<Record<string, string>>;
  /** Initially selected. */
  value: string;
}

export const Select = ({ options, value: chosen, ...field }: FieldProps & OptionsProps) => (
  <Field {...field}>
    <select {...controlProps(field)} className={styles.select}>
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
  <fieldset className={radios}>
    <legend className={styles.label}>{label}</legend>
    {Object.entries(options).map(([value, text]) => (
      <label key={value}>
        <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
        {text}
      </label>
    ))}
  </fieldset>
);

interface GroupProps {
  legend: string;
  children: ReactNode;
}

export const Group = ({ legend, children }: GroupProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{legend}</legend>
    {children}
  </fieldset>
);

/** A group that is shown when its legend is pressed. */
export const FoldedGroup = ({ legend, children }: GroupProps) => (
  <details className={styles.folded}>
    <summary className={styles.legend}>
      {legend}
      <Icon name="chevron-down" size={20} />
    </summary>
    <fieldset className={styles.group} aria-label={legend}>
      {children}
    </fieldset>
  </details>
);
