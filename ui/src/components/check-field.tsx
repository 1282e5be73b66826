import { type ComponentProps, useId } from 'react';
import styles from './check-field.module.css';
import { StateShape } from './state-badge.tsx';
import { classNames } from './class-names.ts';
import layout from '../theme/layout.module.css';
import tones from '../theme/tones.module.css';

export interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> {
  readonly label: string;
  readonly danger?: string | undefined;
}

/** Yes or no, with its words beside it. A form may keep the line under it: see `Field`. */
export function CheckField({ label, danger, ...input }: CheckFieldProps) {
  const notes = useId();
  return (
    <div className={layout.pair}>
      <label className={styles.line}>
        <input
          type="checkbox"
          {...input}
          className={styles.box}
          aria-describedby={notes}
          aria-invalid={danger !== undefined}
        />
        {label}
      </label>
      <div className={styles.notes} id={notes} aria-live="polite">
        {danger !== undefined && (
          <span className={classNames(layout.word, tones.bad)}>
            <StateShape tone="bad" size={11} />
            {danger}
          </span>
        )}
      </div>
    </div>
  );
}
