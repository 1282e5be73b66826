import { TextField, type TextFieldProps } from '../components/index.ts';
import styles from './tools.module.css';

export interface NumberFieldProps extends Pick<TextFieldProps, 'label' | 'help' | 'danger' | 'disabled'> {
  readonly value: string;
  readonly onType: (text: string) => void;
}

/** A number of a tool, typed as text so that nothing is changed under the fingers. */
export function NumberField({ onType, ...field }: NumberFieldProps) {
  return (
    <div className={styles.numberPlace}>
      <TextField
        {...field}
        inputMode="numeric"
        autoComplete="off"
        onChange={event => onType(event.target.value)}
      />
    </div>
  );
}
