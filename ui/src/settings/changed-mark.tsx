import { riskOfChange } from '@radiolink/domain/impact';
import { type Risk, RISKS, wirelessModeOf } from '@radiolink/domain/settings';
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
import { isDangerous, riskLabel, useRiskNow } from '../components/catalogue/risk-label.ts';
import type { SettingsSectionPlace } from './settings-layout.ts';
import { changedCountOf, changedKeysOf } from './shown-sections.ts';
import tones from '../theme/tones.module.css';

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
