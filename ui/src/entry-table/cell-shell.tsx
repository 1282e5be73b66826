import { createPortal } from 'react-dom';
import { StateShape } from '../components/state-badge.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { useText } from '../i18n/use-text.ts';
import type { CellShellProps } from '../settings/cell-context.ts';
import styles from './entry-table.module.css';

/** A field as a cell: its control alone, its label for screen readers, and what is wrong with it under the row. */
export function CellShell({ row, placed: { setting }, field, names, id, notes, children }: CellShellProps) {
  const t = useText();
  const label = t(setting.label);
  return (
    <div
      className={styles.cell}
      data-setting={names?.own ?? setting.id}
      data-key={field.key}
      data-also={names?.also.join(' ')}
      data-changed={field.changed ? '' : undefined}
    >
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      {children}
      {row.notes !== null &&
        createPortal(
          <div id={notes} aria-live="polite">
            {field.problem === undefined && setting.help !== '' && (
              <VisuallyHidden>{t(setting.help)}</VisuallyHidden>
            )}
            {field.problem !== undefined && (
              <span className={styles.danger}>
                <StateShape tone="bad" size={11} />
                <span>
                  {label}: {t(field.problem)}
                </span>
              </span>
            )}
            {field.problem === undefined && field.remark !== undefined && (
              <span className={styles.remark}>
                <StateShape tone="warn" size={11} />
                <span>
                  {label}: {t(field.remark)}
                </span>
              </span>
            )}
          </div>,
          row.notes,
        )}
    </div>
  );
}
