import { message, type Problem } from '../../errors/message.ts';
import { eirpDbm, outputPowerForEirp } from '../../radio/output-power.ts';
import type { InContext, Repair, SettingRule } from '../setting.ts';
import type { SettingsContext } from '../settings-context.ts';
import type { AntennaRadio } from './antenna-in-use.ts';
import { antennaPath, EIRP_SOURCES, eirpLimit, limitWords } from './eirp-limit.ts';

/** Keys by which the EIRP of a radio and its limit are decided, besides its power. */
export const EIRP_TERMS = {
  main: [
    'radio.1.antenna.id',
    'radio.1.antenna.gain',
    'radio.1.cable.loss',
    'radio.1.freq',
    'radio.1.txfreq',
    'radio.1.center.1.freq',
    'radio.1.chanbw',
    'radio.1.scan_list.status',
    'radio.1.scan_list.channels',
    'radio.countrycode',
  ],
  sixty: ['radio.0.antenna.gain', 'radio.0.freq', 'radio.0.chanbw', 'radio.countrycode'],
} as const;

function overLimit(
  value: string,
  context: SettingsContext,
  radio: AntennaRadio,
  isSet: boolean,
): Problem | undefined {
  const limit = eirpLimit(context, radio);
  if (limit === undefined || limit.isSet !== isSet) return undefined;
  const path = antennaPath(context, radio);
  const power = Number(value);
  const eirp = eirpDbm(power, path);
  if (!(eirp > limit.dbm)) return undefined;
  const sum = message('EIRP {eirp} dBm = {power} dBm + {gain} dBi − {loss} dB.', {
    eirp,
    power,
    gain: path.antennaGainDbi,
    loss: path.cableLossDb,
  });
  return message('{sum} {limit}', { sum, limit: limitWords(limit) });
}

/** Transmit power above the EIRP limit of the channel that is set. reading 41. */
export function checkEirp(radio: AntennaRadio): SettingRule {
  return (value, context) => overLimit(value, context, radio, true);
}

/** Remarks on power above the limit of a channel that the radio may select automatically. reading 41. */
export function remarkOnEirp(radio: AntennaRadio): SettingRule {
  return (value, context) => overLimit(value, context, radio, false);
}

/** The highest power that keeps the limit. */
export function maxAllowedPower(radio: AntennaRadio): InContext<Repair | undefined> {
  return context => {
    const limit = eirpLimit(context, radio);
    if (limit === undefined) return undefined;
    const power = outputPowerForEirp(limit.dbm, antennaPath(context, radio));
    const device = EIRP_SOURCES[radio].device(context);
    if (!Number.isFinite(power) || (device !== undefined && (power < device.min || power > device.max)))
      return undefined;
    return {
      label: message('Set transmit power to {power} dBm', { power }),
      changes: new Map([[`${EIRP_SOURCES[radio].radio}.txpower`, String(power)]]),
    };
  };
}
