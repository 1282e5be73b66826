import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field.tsx';

export type SelectFieldProps = FieldWords & Omit<ComponentProps<'select'>, 'id' | 'className'>;

export interface OptionsProps<Value extends string | number> {
  readonly of: readonly Value[];
  readonly words: (value: Value) => string;
}

/** The options of a list. */
export function Options<Value extends string | number>({ of, words }: OptionsProps<Value>) {
  return of.map(value => (
    <option key={value} value={value}>
      {words(value)}
    </option>
  ));
}

/** One of a list. The options are its children. */
export function SelectField({ label, help, danger, children, ...select }: SelectFieldProps) {
  return (
    <Field
      label={label}
      help={help}
      danger={danger}
      renderControl={control => (
        <select {...select} {...control}>
          {children}
        </select>
      )}
    />
  );
}
