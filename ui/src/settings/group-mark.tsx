import { findSetting, type Risk, RISKS, wirelessModeOf } from '@radiolink/domain/settings';
import { createContext } from 'react';
import { isDangerous, riskLabel, useRiskNow } from '../components/catalogue/risk-label.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './changed-mark.module.css';
import type { SettingsSectionPlace } from './settings-layout.ts';
import { useSettingsScope } from './settings-scope.tsx';
import { changedCountOf, changedKeysOf } from './shown-sections.ts';

/** The group that says for the fields in it what is changed and what that does. */
export const GroupContext = createContext<SettingsSectionPlace | undefined>(undefined);

/** The worst risk of applying changes of these keys. */
export function worstRisk(keys: readonly string[]): Risk {
  const risks = new Set(keys.map(key => findSetting(key)?.descriptor.risk));
  return RISKS.find(each => risks.has(each)) ?? 'none';
}

/** Says once for a group of fields how many are changed, and what applying that does. */
export function GroupMark({ section }: { readonly section: SettingsSectionPlace }) {
  const t = useText();
  const riskNow = useRiskNow();
  const { count, worst, mode } = useSettingsScope(({ context: { values }, original, pending }) => {
    const changed = changedCountOf(section, pending);
    return {
      count: changed,
      worst: changed === 0 ? 'none' : worstRisk(changedKeysOf(section, original, values)),
      mode: wirelessModeOf(original),
    };
  });
  if (count === 0) return null;
  const risk = riskLabel(riskNow(worst), mode);
  return (
    <span>
      <span className={styles.count}>{t('{count} changed', { count })}</span>
      {risk !== undefined && (
        <>
          {' · '}
          <span className={isDangerous(riskNow(worst)) ? 'warn' : undefined}>{t(risk)}</span>
        </>
      )}
    </span>
  );
}
