import { limitsOf } from '@radiolink/domain/settings';
import { useText } from '../../i18n/index.ts';
import type { PlacedSetting } from '../placed-setting.ts';
import { useSettingsScope } from '../settings-scope.tsx';

/** The limits of a typed value, before a mistake is made: `From 0 to 60 dBi`. */
export function LimitNote({ placed: { setting, indexes } }: { readonly placed: PlacedSetting }) {
  const t = useText();
  const limits = useSettingsScope(({ context }) => limitsOf(setting, context, indexes));
  return limits === undefined ? null : <span>{t(limits)}</span>;
}
