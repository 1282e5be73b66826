import { builtInGainDbi } from '@radiolink/domain/settings';
import {
  type PlacedSetting,
  ReadOnlyControl,
  TextControl,
  useSettingField,
  useSettingsScope,
} from '../../settings/index.ts';

/** The gain: that of a built-in antenna is the board's, and shown as text. reading 41. */
export function AntennaGainField({ placed }: { readonly placed: PlacedSetting }) {
  const field = useSettingField(placed);
  const radio = placed.setting.id === 'sixty.antennaGain' ? 'sixty' : 'main';
  const builtIn = useSettingsScope(({ context }) => builtInGainDbi(context, radio));
  if (builtIn !== undefined) return <ReadOnlyControl placed={placed} field={field} value={String(builtIn)} />;
  return <TextControl placed={placed} field={field} />;
}
