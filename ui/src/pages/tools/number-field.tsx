import { TextField, type TextFieldProps } from '../../components/index.ts';
import styles from './tools.module.css';

/** A number of a tool, typed as text so that nothing is changed under the fingers. */
export function NumberField(field: TextFieldProps) {
  return (
    <div className={styles.numberPlace}>
      <TextField {...field} inputMode="numeric" autoComplete="off" />
    </div>
  );
}
