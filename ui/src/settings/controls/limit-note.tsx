import { limitsOf } from '@radiolink/domain/settings';
import { useTranslation } from 'react-i18next';
import { useText } from '../../i18n/use-text.ts';
import { isolatedText } from '../../i18n/isolated-text.ts';
import type { PlacedSetting } from '../placed-setting.ts';
import { useChoiceSources, useSettingsScope } from '../settings-scope.tsx';
import { valueWords } from '../value-words.ts';

/** The limits of a typed value, before a mistake is made, and its default: `From 0 to 60 dBi · Default: 0 dBi`. */
export function LimitNote({ placed }: { readonly placed: PlacedSetting }) {
  const t = useText();
  const direction = useTranslation().i18n.dir();
  const { setting, indexes } = placed;
  const { default: assumed } = setting;
  const sources = useChoiceSources();
  const { limits, value } = useSettingsScope(({ context }) => ({
    limits: limitsOf(setting, context, indexes),
    value: assumed && valueWords(placed, assumed, { context, sources }, t),
  }));
  const standard = value && t('Default: {value}', { value: isolatedText(value, direction) });
  return (
    <>
      {limits !== undefined && <span>{t(limits)}</span>}
      {limits !== undefined && standard && ' · '}
      {standard && <span>{standard}</span>}
    </>
  );
}
