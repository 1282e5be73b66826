import { figureOfValue, findSetting, type SettingChange } from '@radiolink/domain/settings';
import { withEndsVisible } from '@radiolink/domain/text';
import { ForeignText } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';

export interface ChangeValueProps {
  readonly change: Pick<SettingChange, 'key' | 'unit'>;
  readonly value: string | undefined;
}

/**
 * One side of a change: the label of a choice in the user's language, other values unchanged, empty as a
 * dash.
 */
export function ChangeValue({ change, value }: ChangeValueProps) {
  const t = useText();
  if (value === undefined || value === '') return '—';
  const descriptor = findSetting(change.key)?.descriptor;
  const { kind, source } = descriptor ?? {};
  // The device chooses the frequency.
  if (source === 'channels' && value === '0') return t('Auto');
  const isNumber = Number.isFinite(Number(value));
  if (kind === 'switch' || (kind === 'choice' && !isNumber)) return t(value);
  return (
    <>
      <ForeignText>{withEndsVisible(descriptor ? figureOfValue(value, descriptor) : value)}</ForeignText>
      {change.unit !== undefined && <small>{`\u202F${change.unit}`}</small>}
    </>
  );
}
