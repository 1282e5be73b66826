import { message, type Problem } from '../../errors/message.ts';
import { isLicensedUse } from '../../radio/country-lock.ts';
import { eirpDbm, outputPowerForEirp } from '../../radio/output-power.ts';
import type { ChannelRow } from '../../radio/regulatory-domain.ts';
import type { Repair } from '../repair.ts';
import type { InContext, SettingRule } from '../setting.ts';
import type { SettingsContext } from '../settings-context.ts';
import { type AntennaRadio, gainInUseDbi } from './antenna-in-use.ts';
import { type ChannelsInUse, channels60InUse, channelsInUse, countryOf } from './lawful-channel.ts';

const RADIOS = {
  main: { power: 'radio.1.txpower', loss: 'radio.1.cable.loss', channels: channelsInUse },
  sixty: { power: 'radio.0.txpower', loss: 'radio.0.cable.loss', channels: channels60InUse },
} as const;

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
    'radio.countrycode',
  ],
  sixty: ['radio.0.antenna.gain', 'radio.0.freq', 'radio.0.chanbw', 'radio.countrycode'],
} as const;

/** Antenna and cable of a radio, and the strictest channel that it may come to use. */
interface Limits {
  readonly path: { readonly antennaGainDbi: number; readonly cableLossDb: number };
  readonly strictest: ChannelRow;
  /** False while the radio chooses its channel: it may choose another one. */
  readonly isSet: boolean;
}

/** Undefined while the country's channels are unknown, under a licence, and on a channel that is not permitted. */
function limitsOf(context: SettingsContext, radio: AntennaRadio): Limits | undefined {
  const { loss, channels } = RADIOS[radio];
  const used: ChannelsInUse | undefined = channels(context);
  const countryCode = Number(context.values.get('radio.countrycode') ?? '');
  if (used === undefined || isLicensedUse(countryCode, context.countryName)) return undefined;
  const [first, ...others] = used.rows;
  if (first === undefined) return undefined;
  const strictest = others.reduce((least, row) => (row.maxEirp < least.maxEirp ? row : least), first);
  const cableLossDb = Number(context.values.get(loss) ?? '') || 0;
  return {
    path: { antennaGainDbi: gainInUseDbi(context, radio), cableLossDb },
    strictest,
    isSet: used.isSet,
  };
}

function overLimit(
  value: string,
  context: SettingsContext,
  radio: AntennaRadio,
  isSet: boolean,
): Problem | undefined {
  const limits = limitsOf(context, radio);
  if (limits === undefined || limits.isSet !== isSet) return undefined;
  const { path, strictest } = limits;
  const power = Number(value);
  const eirp = eirpDbm(power, path);
  if (!(eirp > strictest.maxEirp)) return undefined;
  const sum = message('EIRP {eirp} dBm = {power} dBm + {gain} dBi − {loss} dB.', {
    eirp,
    power,
    gain: path.antennaGainDbi,
    loss: path.cableLossDb,
  });
  const values = {
    sum,
    limit: strictest.maxEirp,
    frequency: strictest.control,
    country: countryOf(context, radio === 'sixty'),
  };
  return isSet
    ? message('{sum} {country} limit on {frequency} MHz: {limit} dBm.', values)
    : message('{sum} The radio selects the channel. Lowest {country} limit: {limit} dBm.', values);
}

/** Transmit power above the EIRP limit of the channel that is set. decided.md row 41. */
export function checkEirp(radio: AntennaRadio): SettingRule {
  return (value, context) => overLimit(value, context, radio, true);
}

/** Remarks on power above the limit of a channel that the radio may select automatically. decided.md row 41. */
export function remarkOnEirp(radio: AntennaRadio): SettingRule {
  return (value, context) => overLimit(value, context, radio, false);
}

/** The highest power that keeps the limit. */
export function lawfulPower(radio: AntennaRadio): InContext<Repair | undefined> {
  return context => {
    const limits = limitsOf(context, radio);
    if (limits === undefined) return undefined;
    const power = outputPowerForEirp(limits.strictest.maxEirp, limits.path);
    const { board } = context;
    const device = radio === 'main' ? board?.outputPowerDbm : board?.sixtyOutputPowerDbm;
    if (!Number.isFinite(power) || (device !== undefined && (power < device.min || power > device.max)))
      return undefined;
    return {
      label: message('Set transmit power to {power} dBm', { power }),
      changes: new Map([[RADIOS[radio].power, String(power)]]),
    };
  };
}
