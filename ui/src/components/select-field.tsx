import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className'> {
  readonly label: string;
  readonly help?: string | undefined;
  readonly danger?: string | undefined;
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
