import { withEndsVisible } from '@radiolink/domain/text';
import { type ReactNode, useState, createContext, Fragment } from 'react';
import { visibleLine } from '../components/foreign-text.tsx';
import { TextButton } from '../components/button.tsx';
import { useText } from '../i18n/use-text.ts';
import styles from './changed-mark.module.css';
import type { PlacedSetting } from './placed-setting.ts';
import { useSettingsScope } from './settings-scope.tsx';
import type { SettingField } from './use-setting-field.ts';
import { useFormatValue } from './format-value.ts';

/** Marks a changed setting, where nothing else says it in words too, and on demand what it was, with the way back. */
export function ChangedMark({
  placed,
  field,
  children,
}: {
  readonly placed: PlacedSetting;
  readonly field: SettingField;
  readonly children?: ReactNode;
}) {
  const t = useText();
  const formatValue = useFormatValue();
  const before = useSettingsScope(({ context }) =>
    formatValue(placed, field.before, { context, foreign: value => visibleLine(withEndsVisible(value)) }),
  );
  const [shown, setShown] = useState(false);
  const name = t(placed.setting.label);
  const words = t('{name} changed: show previous value', { name });
  return (
    <span className={styles.mark}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={shown}
        aria-label={words}
        title={words}
        onClick={() => setShown(!shown)}
      >
        <span className={styles.dot} aria-hidden="true" />
        {children}
      </button>
      {shown && (
        <span className={styles.before}>
          {t('Previous value:')} <bdi>{before}</bdi>
          <TextButton aria-label={t('Revert {name}', { name })} onClick={field.undo}>
            {t('Revert')}
          </TextButton>
        </span>
      )}
    </span>
  );
}
