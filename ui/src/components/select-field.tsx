import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field.tsx';

export type SelectFieldProps = FieldWords & Omit<ComponentProps<'select'>, 'id' | 'className'>;

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
