import { type ReactNode, useId, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { StateShape } from './state-badge.tsx';
import layout from '../theme/layout.module.css';
import typography from '../theme/typography.module.css';
import tones from '../theme/tones.module.css';
import controls from '../theme/controls.module.css';

/** Attributes of a control that link label, help and danger text to it. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean;
  readonly className: string;
}

/** What is said of a field. */
export interface FieldWords {
  readonly label: string;
  readonly help?: string | undefined;
  /** The permitted values, as text; shown after the field. */
  readonly danger?: string | undefined;
}

export interface FieldProps extends FieldWords {
  /** A mark that comes and goes beside the danger text. */
  readonly badge?: ReactNode;
  readonly renderControl: (props: FieldControl) => ReactNode;
}

/**
 * A labelled form field. A form whose fields are judged when they are left keeps the line under each with `--kept-note`, so that
 * nothing jumps; elsewhere a field without help has none.
 */
export function Field({ label, help, danger, badge, renderControl }: FieldProps) {
  const id = useId();
  const notes = `${id}-notes`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.control}>
        {renderControl({
          id,
          'aria-describedby': notes,
          'aria-invalid': danger !== undefined,
          className: classNames(styles.input, danger !== undefined && controls.invalid),
        })}
      </div>
      <div className={styles.notes} id={notes} aria-live="polite">
        {danger !== undefined && (
          <span className={classNames(layout.word, tones.bad)}>
            <StateShape tone="bad" size={11} />
            {danger}
          </span>
        )}
        {danger === undefined && help !== undefined && <span className={typography.muted}>{help}</span>}
        {badge}
      </div>
    </div>
  );
}

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
