import { findSetting, type Risk, RISKS, wirelessModeOf } from '@radiolink/domain/settings';
import { createContext, Fragment } from 'react';
import { isDangerous, riskLabel, useRiskNow } from '../components/catalogue/risk-label.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './changed-mark.module.css';
import type { SettingsSectionPlace } from './settings-layout.ts';
import { useSettingsScope } from './settings-scope.tsx';
import { changedCountOf, changedKeysOf } from './shown-sections.ts';

/** The group that says for the fields in it what is changed and what that does. */
export const GroupContext = createContext<SettingsSectionPlace | undefined>(undefined);

/** The risks of applying changes of these keys, the worst first. */
function risksOf(keys: readonly string[]): readonly Risk[] {
  const risks = new Set(keys.map(key => findSetting(key)?.descriptor.risk));
  return RISKS.filter(each => risks.has(each));
}

/** The worst risk of applying changes of these keys. */
export const worstRisk = (keys: readonly string[]): Risk => risksOf(keys)[0] ?? 'none';

/** Says once for a group of fields how many are changed, and each thing that applying them does. */
export function GroupMark({ section }: { readonly section: SettingsSectionPlace }) {
  const t = useText();
  const riskNow = useRiskNow();
  const { count, found, mode } = useSettingsScope(({ context: { values }, original, pending }) => {
    const changed = changedCountOf(section, pending);
    return {
      count: changed,
      found: changed === 0 ? [] : risksOf(changedKeysOf(section, original, values)),
      mode: wirelessModeOf(original),
    };
  });
  if (count === 0) return null;
  return (
    <span>
      <span className={styles.count}>{t('{count} changed', { count })}</span>
      {[...new Set(found.map(riskNow))].map(risk => {
        const words = riskLabel(risk, mode);
        return (
          words !== undefined && (
            <Fragment key={risk}>
              {' · '}
              <span className={isDangerous(risk) ? 'warn' : undefined}>{t(words)}</span>
            </Fragment>
          )
        );
      })}
    </span>
  );
}
