import { createPortal } from 'react-dom';
import { isDangerous, riskLabel } from '../../catalogue/risk-label.ts';
import { classNames, VisuallyHidden } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { type CellShellProps, ChangedMark, FieldNote, useReadOnly } from '../../settings/index.ts';
import styles from './service-line.module.css';

/** The switch of a service at the start of its line; what it is, and what its change does, stand in the line. */
export function LineSwitch({ row, placed, field, id, notes, children }: CellShellProps) {
  const { setting } = placed;
  const t = useText();
  const readOnly = useReadOnly();
  // No service of these carries the link: its words are the same in every mode.
  const risk = readOnly ? undefined : riskLabel(setting.risk, undefined);
  return (
    <div
      className={classNames(styles.toggle, readOnly && styles.read)}
      data-setting={setting.id}
      data-key={field.key}
      data-changed={field.changed ? '' : undefined}
    >
      <label htmlFor={id}>
        <VisuallyHidden>{t(setting.label)}</VisuallyHidden>
      </label>
      {children}
      {row.notes !== null &&
        createPortal(
          <span id={notes} className={styles.notes} aria-live="polite">
            <FieldNote field={field} help={setting.help} />
            {risk !== undefined && field.changed && (
              <span className={classNames(styles.risk, isDangerous(setting.risk) && 'warn')}>{t(risk)}</span>
            )}
          </span>,
          row.notes,
        )}
      {row.change != null &&
        field.changed &&
        createPortal(<ChangedMark placed={placed} field={field} />, row.change)}
    </div>
  );
}
