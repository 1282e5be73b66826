import {
  type Antenna,
  antennaChoices,
  CUSTOM_ANTENNA_ID,
  UNDEFINED_ANTENNA_ID,
} from '@radiolink/domain/device';
import { builtInGainDbi } from '@radiolink/domain/settings';
import { visibleLine } from '../../components/index.ts';
import { useText, type Text } from '../../i18n/use-text.ts';
import {
  ChoiceControl,
  type PlacedSetting,
  useSettingField,
  useChanged,
  useSettingsScope,
  ReadOnlyControl,
  TextControl,
} from '../../settings/index.ts';
import { useWirelessFacts } from './wireless-facts.ts';

/** Kinds of antenna have words of the interface; an antenna of the board has the name that the device gives it. */
export function antennaLabel({ id, name, gainDbi }: Antenna, t: Text): string {
  const shown = id === CUSTOM_ANTENNA_ID ? t(name) : visibleLine(name);
  return gainDbi === undefined ? shown : t('{name}, {gain} dBi', { name: shown, gain: gainDbi });
}

const GAIN = 'radio.1.antenna.gain';

/** Antennas of which only the kind is known share one id: their gain distinguishes them. */
const optionOf = ({ id, gainDbi }: Antenna): string =>
  id === CUSTOM_ANTENNA_ID && gainDbi !== undefined ? `${id}:${gainDbi}` : String(id);

/** The option of the common kind of antenna that has a gain; undefined for any other gain. */
function commonAntenna(antennas: readonly Antenna[], gainDbi = ''): string | undefined {
  const option = `${CUSTOM_ANTENNA_ID}:${gainDbi}`;
  return antennas.some(antenna => optionOf(antenna) === option) ? option : undefined;
}

/** The antenna: one of the board's list, a common kind, or a custom one. Choosing one sets its gain too. */
export function AntennaField({ placed }: { readonly placed: PlacedSetting }) {
  const t = useText();
  const field = useSettingField(placed);
  const changed = useChanged();
  const { radio } = useWirelessFacts();
  const antennas = antennaChoices(radio?.antennas ?? [], radio?.band === 'G' ? 'G' : 'A');
  const common = useSettingsScope(({ context }) => commonAntenna(antennas, context.values.get(GAIN)));
  const held = field.text === String(CUSTOM_ANTENNA_ID) ? (common ?? field.text) : field.text;
  const isUndefined = field.text === String(UNDEFINED_ANTENNA_ID);
  return (
    <ChoiceControl
      placed={placed}
      field={{
        ...field,
        text: isUndefined ? '' : held,
        commit: option => {
          const [id = '', kindGain] = option.split(':');
          const gain = kindGain ?? antennas.find(antenna => String(antenna.id) === id)?.gainDbi;
          field.commit(id);
          if (gain === undefined) return;
          changed(({ original }) => {
            const [was, before] = [original.get(field.key), original.get(GAIN)];
            const wasOption =
              was === String(CUSTOM_ANTENNA_ID) ? (commonAntenna(antennas, before) ?? was) : was;
            return new Map([[GAIN, option === wasOption ? before : String(gain)]]);
          });
        },
        typed: option => field.typed(option.split(':')[0] ?? ''),
      }}
      choices={antennas.map(antenna => ({ value: optionOf(antenna), label: antennaLabel(antenna, t) }))}
    />
  );
}

/** The gain: that of a built-in antenna is the board's, and shown as text. reading 41. */
export function AntennaGainField({ placed }: { readonly placed: PlacedSetting }) {
  const field = useSettingField(placed);
  const radio = placed.setting.id === 'sixty.antennaGain' ? 'sixty' : 'main';
  const builtIn = useSettingsScope(({ context }) => builtInGainDbi(context, radio));
  if (builtIn !== undefined) return <ReadOnlyControl placed={placed} field={field} value={String(builtIn)} />;
  return <TextControl placed={placed} field={field} />;
}
