import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> {
  readonly label: string;
  readonly help?: string | undefined;
  readonly danger?: string | undefined;
}

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
