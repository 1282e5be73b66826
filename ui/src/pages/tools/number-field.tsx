import { TextField, type TextFieldProps } from '../../components/index.ts';
import styles from './tools.module.css';
import type { TypedField } from './use-typed-fields.ts';

export type NumberFieldProps = TypedField<string> & Pick<TextFieldProps, 'label' | 'help' | 'disabled'>;

/** A number of a tool, typed as text so that nothing is changed under the fingers. */
export function NumberField({ onChange, ...field }: NumberFieldProps) {
  return (
    <div className={styles.numberPlace}>
      <TextField
        {...field}
        inputMode="numeric"
        autoComplete="off"
        onChange={event => onChange(event.target.value)}
      />
    </div>
  );
}
