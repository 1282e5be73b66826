import { limitsOf } from '@radiolink/domain/settings';
import { useText } from '../../i18n/index.ts';
import type { PlacedSetting } from '../placed-setting.ts';
import { useSettingsScope } from '../settings-scope.tsx';

/** The limits of a typed value, before a mistake is made, and its default: `From 0 to 60 dBi · Default: 0`. */
export function LimitNote({ placed: { setting, indexes } }: { readonly placed: PlacedSetting }) {
  const t = useText();
  const limits = useSettingsScope(({ context }) => limitsOf(setting, context, indexes));
  const { default: assumed } = setting;
  const standard = assumed !== undefined && t('Default: {value}', { value: assumed });
  return (
    <>
      {limits !== undefined && <span>{t(limits)}</span>}
      {limits !== undefined && standard && ' · '}
      {standard && <span>{standard}</span>}
    </>
  );
}
