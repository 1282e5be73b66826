import { riskOfChange } from '@radiolink/domain/impact';
import { type Risk, RISKS, wirelessModeOf } from '@radiolink/domain/settings';
import { createContext, Fragment } from 'react';
import { isDangerous, riskLabel, useRiskNow } from '../components/catalogue/risk-label.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './changed-mark.module.css';
import type { SettingsSectionPlace } from './settings-layout.ts';
import { useSettingsScope } from './settings-scope.tsx';
import { changedCountOf, changedKeysOf } from './shown-sections.ts';
import tones from '../theme/tones.module.css';

/** The group that says for the fields in it what is changed and what that does. */
export const GroupContext = createContext<SettingsSectionPlace | undefined>(undefined);

/** The risks of applying changes of these keys, the worst first. */
function risksOf(keys: readonly string[], cutting: ReadonlySet<string>): readonly Risk[] {
  const risks = new Set(keys.map(key => riskOfChange(key, cutting)));
  return RISKS.filter(each => risks.has(each));
}

/** Says once for a group of fields how many are changed, and each thing that applying them does. */
export function GroupMark({ section }: { readonly section: SettingsSectionPlace }) {
  const t = useText();
  const riskNow = useRiskNow();
  const { count, found, mode } = useSettingsScope(({ context: { values }, original, pending, cutting }) => {
    const changed = changedCountOf(section, pending);
    return {
      count: changed,
      found: changed === 0 ? [] : risksOf(changedKeysOf(section, original, values), cutting),
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
              <span className={isDangerous(risk) ? tones.warn : undefined}>{t(words)}</span>
            </Fragment>
          )
        );
      })}
    </span>
  );
}
