import { bandOf, isLicensedUse, outputPowerLimits } from '@radiolink/domain/radio';
import { chosenChannel, gainInUseDbi, type SettingsContext } from '@radiolink/domain/settings';
import {
  type PlacedSetting,
  ReadOnlyControl,
  TextControl,
  useReadOnly,
  useSettingField,
  useSettingsScope,
} from '../../settings/index.ts';
import { PowerWords } from './power-words.tsx';
import { useWirelessFacts, type WirelessFacts } from './wireless-facts.ts';

const ANY = { min: -40, max: 50 };

/** The output power with the EIRP that it makes, and the most that channel, country and radio allow. */
export function PowerField({ placed }: { readonly placed: PlacedSetting }) {
  const field = useSettingField(placed);
  const readOnly = useReadOnly();
  const facts = useWirelessFacts();
  const { antenna, limits, isKnown } = useSettingsScope(({ context }) => powerOf(context, facts));
  const power = Number(field.text);
  const known = isKnown && field.text.trim() !== '' && Number.isFinite(power);
  const Control = readOnly ? ReadOnlyControl : TextControl;
  return (
    <Control
      placed={placed}
      field={field}
      aside={
        known && (
          <PowerWords powerDbm={power} limits={limits} isRefused={field.problem !== undefined} {...antenna} />
        )
      }
    />
  );
}

/** Maximum EIRP and its reason; known only for a board that reports its power limits. */
function powerOf(
  context: SettingsContext,
  { channels = [], countryCode }: Pick<WirelessFacts, 'channels' | 'countryCode'>,
) {
  const { values, board } = context;
  const number = (key: string): number => Number(values.get(key) ?? '') || 0;
  const channel = chosenChannel(values, channels);
  const device = board?.outputPowerDbm ?? ANY;
  const antenna = {
    antennaGainDbi: gainInUseDbi(context, 'main'),
    cableLossDb: number('radio.1.cable.loss'),
  };
  const limits = outputPowerLimits({
    ...antenna,
    device: { minDbm: device.min, maxDbm: device.max },
    countryCode,
    band: bandOf(channel?.center ?? number('radio.1.freq')),
    ...(channel && !isLicensedUse(countryCode, context.countryName) && { maxEirpDbm: channel.maxEirp }),
  });
  return { antenna, limits, isKnown: board?.outputPowerDbm !== undefined };
}
