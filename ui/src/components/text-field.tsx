import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field.tsx';

export type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>;

/** One line of text. */
export function TextField({ label, help, danger, ...input }: TextFieldProps) {
  return (
    <Field
      label={label}
      help={help}
      danger={danger}
      renderControl={control => <input type="text" {...input} {...control} />}
    />
  );
}
