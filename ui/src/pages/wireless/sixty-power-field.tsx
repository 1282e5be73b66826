import { outputPowerLimits } from '@radiolink/domain/radio';
import { gainInUseDbi } from '@radiolink/domain/settings';
import {
  type PlacedSetting,
  ReadOnlyControl,
  TextControl,
  useReadOnly,
  useSettingField,
  useSettingsScope,
} from '../../settings/index.ts';
import { PowerWords } from './power-words.tsx';
import { useWirelessFacts } from './wireless-facts.ts';

/** The same for the 60 GHz radio: its country limits the power into the antenna too. */
export function SixtyPowerField({ placed }: { readonly placed: PlacedSetting }) {
  const field = useSettingField(placed);
  const readOnly = useReadOnly();
  const { domain60, countryCode } = useWirelessFacts();
  const { device, antennaGainDbi } = useSettingsScope(({ context }) => ({
    device: context.board?.sixtyOutputPowerDbm,
    antennaGainDbi: gainInUseDbi(context, 'sixty'),
  }));
  const power = Number(field.text);
  const known = device !== undefined && field.text.trim() !== '' && Number.isFinite(power);
  const Control = readOnly ? ReadOnlyControl : TextControl;
  return (
    <Control
      placed={placed}
      field={field}
      aside={
        known && (
          <PowerWords
            powerDbm={power}
            antennaGainDbi={antennaGainDbi}
            cableLossDb={0}
            isRefused={field.problem !== undefined}
            limits={outputPowerLimits({
              device: { minDbm: device.min, maxDbm: device.max },
              antennaGainDbi,
              cableLossDb: 0,
              countryCode,
              band: 'AD',
              ...(domain60 && { maxEirpDbm: domain60.maxEirp, maxConductedDbm: domain60.maxCondPower }),
            })}
          />
        )
      }
    />
  );
}
