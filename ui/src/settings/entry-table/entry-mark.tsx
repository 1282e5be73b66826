import { worstRisk } from '@radiolink/domain/impact';
import { wirelessModeOf } from '@radiolink/domain/settings';
import { riskLabel, useRiskNow } from '../../components/catalogue/risk-label.ts';
import { TextButton } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import styles from './entry-table.module.css';
import { type ConfigValues, isNewEntry, useReadOnly, useChanged, useSettingsScope } from '../index.ts';
import surfaces from '../../theme/surfaces.module.css';

export interface EntryMarkProps {
  /** Key prefix of the entry: `route.2`. */
  readonly entry: string;
  readonly name: string;
}

/** Says once a row that it is new or changed, what applying that does, and takes it back. */
export function EntryMark({ entry, name }: EntryMarkProps) {
  const t = useText();
  const readOnly = useReadOnly();
  const changed = useChanged();
  const riskNow = useRiskNow();
  const { state, worst, mode } = useSettingsScope(({ context, original, cutting }) => {
    const keys = changedBelow(entry, context.values, original);
    return {
      state: keys.length === 0 ? undefined : isNewEntry(entry, original) ? 'new' : 'changed',
      worst: worstRisk(keys, cutting),
      mode: wirelessModeOf(original),
    };
  });
  if (state === undefined || readOnly) return null;
  const risk = riskLabel(riskNow(worst), mode);
  const revert = (): void => {
    changed(
      ({ context, original }) =>
        new Map(changedBelow(entry, context.values, original).map(key => [key, original.get(key)])),
    );
  };
  return (
    <span className={styles.mark} data-new={state === 'new' ? '' : undefined} title={risk && t(risk)}>
      <span className={surfaces.dot} aria-hidden="true" />
      {state === 'new' ? (
        t('New')
      ) : (
        <TextButton aria-label={t('Revert {name}', { name })} onClick={revert}>
          {t('Revert')}
        </TextButton>
      )}
    </span>
  );
}

const changedBelow = (entry: string, values: ConfigValues, original: ConfigValues): readonly string[] =>
  [...new Set([...values.keys(), ...original.keys()])].filter(
    key => key.startsWith(`${entry}.`) && values.get(key) !== original.get(key),
  );
