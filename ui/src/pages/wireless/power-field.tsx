import { bandOf, outputPowerLimits } from '@radiolink/domain/radio';
import { chosenChannel } from '@radiolink/domain/settings';
import {
  type PlacedSetting,
  ReadOnlyControl,
  TextControl,
  useSettingField,
  useSettingsScope,
} from '../../settings/index.ts';
import { PowerWords } from './power-words.tsx';
import { useWirelessFacts } from './wireless-facts.ts';

const ANY = { min: -40, max: 50 };

/** The output power with the EIRP that it makes, and the most that channel, country and radio allow. */
export function PowerField({ placed }: { readonly placed: PlacedSetting }) {
  const { context } = useSettingsScope();
  return placed.setting.visible(context, placed.indexes) ? <Shown placed={placed} /> : null;
}

function Shown({ placed }: { readonly placed: PlacedSetting }) {
  const field = useSettingField(placed);
  const { context, readOnly } = useSettingsScope();
  const { channels = [], countryCode } = useWirelessFacts();
  const { values, board } = context;
  const number = (key: string): number => Number(values.get(key) ?? '') || 0;
  const channel = chosenChannel(values, channels);
  const device = board?.outputPowerDbm ?? ANY;
  const antenna = {
    antennaGainDbi: number('radio.1.antenna.gain'),
    cableLossDb: number('radio.1.cable.loss'),
  };
  const limits = outputPowerLimits({
    ...antenna,
    device: { minDbm: device.min, maxDbm: device.max },
    countryCode,
    band: bandOf(channel?.center ?? number('radio.1.freq')),
    ...(channel && { maxEirpDbm: channel.maxEirp }),
  });
  const power = Number(field.text);
  const known = field.text.trim() !== '' && Number.isFinite(power) && board?.outputPowerDbm !== undefined;
  const Control = readOnly ? ReadOnlyControl : TextControl;
  return (
    <Control
      placed={placed}
      field={field}
      aside={known && <PowerWords powerDbm={power} limits={limits} {...antenna} />}
    />
  );
}
