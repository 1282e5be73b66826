import { antennaGain60Problem } from '../../radio/regulatory-domain.ts';
import { HALF_WIDTH_60GHZ_MHZ, WIDTH_60GHZ_MHZ } from '../../radio/channel-width.ts';
import { choices, settingsIn } from '../settings-in.ts';
import { sixtyGhz } from '../conditions.ts';
import { allowedFrequency, AUTO_FREQUENCY, MILLIMETRE_WAVE_MHZ } from './frequency.ts';
import { checkWpaKey, integerBetween } from '../rules.ts';
import type { SettingRule } from '../setting.ts';
import { remarkOnGain, builtInGainDbi } from './antenna-in-use.ts';
import { checkOutputPower, sixtyOutputPowerDbm } from './board-limits.ts';
import { EIRP_TERMS, maxAllowedPower, remarkOnEirp } from './tx-power.ts';
import { automaticFrequency, permittedFrequency } from './lawful-channel.ts';
import { MODE_NAMES, offeredModes, remarkOnMode } from './offered-modes.ts';

/** Gains of any known 60 GHz antenna, dBi. */
const SIXTY_GAIN_DBI = { min: 0, max: 80 };

const possible = integerBetween(SIXTY_GAIN_DBI.min, SIXTY_GAIN_DBI.max);

/** A gain in the range of the country; that of a built-in antenna is not set by hand. reading 41. */
const checkSixtyGain: SettingRule = (value, context, indexes) => {
  const problem = possible(value, context, indexes);
  if (problem !== undefined || context.domain60 === undefined) return problem;
  return builtInGainDbi(context, 'sixty') === undefined
    ? antennaGain60Problem(Number(value), context.domain60)
    : undefined;
};

const sixty = settingsIn({ page: 'wireless', group: '60 GHz radio', risk: 'cuts-link', visible: sixtyGhz });

const modes = (['ap-ptp', 'ap-ptmp', 'sta-ptp', 'sta-ptmp'] as const).map(value => ({
  value,
  label: MODE_NAMES[value],
}));

/** The 60 GHz radio, index 0 of the configuration; its 5 GHz backup is the main radio. §config.radio. */
export const sixtySettings = [
  sixty.choice(
    'sixty.mode',
    'radio.0.mode',
    '60 GHz mode',
    'Access point: accepts stations. Station: connects to an access point.',
    {
      choices: offeredModes('radio.0.mode', modes),
      warning: remarkOnMode('radio.0.mode'),
      open: true,
      keywords: 'PtP PtMP AP station',
    },
  ),
  sixty.choice(
    'sixty.frequency',
    'radio.0.freq',
    '60 GHz frequency',
    'Access point: a channel with little interference at both ends, or Auto. Station: Auto.',
    {
      source: 'channels',
      allowed: allowedFrequency(MILLIMETRE_WAVE_MHZ),
      words: AUTO_FREQUENCY,
      rule: permittedFrequency('radio.0.freq', MILLIMETRE_WAVE_MHZ),
      terms: ['radio.0.chanbw', 'radio.countrycode'],
      repair: automaticFrequency('radio.0.freq'),
      unit: 'MHz',
      default: '0',
      keywords: 'channel',
    },
  ),
  sixty.choice(
    'sixty.channelWidth',
    'radio.0.chanbw',
    '60 GHz channel width',
    'Half width: longer range, half the capacity.',
    {
      choices: choices(
        ...[WIDTH_60GHZ_MHZ, HALF_WIDTH_60GHZ_MHZ].map(width => [String(width), `${width} MHz`] as const),
      ),
      open: true,
      unit: 'MHz',
      default: '2160',
      keywords: 'bandwidth',
    },
  ),
  sixty.integer(
    'sixty.antennaGain',
    'radio.0.antenna.gain',
    '60 GHz antenna gain',
    'From the data sheet of the antenna. Too low a value allows too much EIRP.',
    {
      unit: 'dBi',
      range: SIXTY_GAIN_DBI,
      rule: checkSixtyGain,
      warning: remarkOnGain('sixty'),
      terms: ['radio.countrycode'],
      risk: 'restarts-radio',
    },
  ),
  sixty.integer(
    'sixty.outputPower',
    'radio.0.txpower',
    '60 GHz transmit power',
    'Conducted power, without antenna gain. Reduce it if the remote signal is too strong.',
    {
      unit: 'dBm',
      range: sixtyOutputPowerDbm,
      rule: checkOutputPower('sixty'),
      warning: remarkOnEirp('sixty'),
      terms: EIRP_TERMS.sixty,
      repair: maxAllowedPower('sixty'),
      risk: 'restarts-radio',
      keywords: 'transmit tx txpower EIRP output',
    },
  ),
  sixty.secret('sixty.presharedKey', 'radio.0.psk', '60 GHz pre-shared key', 'Must match on both ends.', {
    rule: checkWpaKey,
    keywords: 'password WPA key',
  }),
  sixty.toggle('sixty.enabled', 'radio.0.status', '60 GHz radio', '', {
    level: 'advanced',
  }),
  sixty.interface('sixty.device', 'radio.0.devname', '60 GHz interface', 'Set by the device.', {
    default: 'wlan0',
    level: 'internal',
  }),
];
