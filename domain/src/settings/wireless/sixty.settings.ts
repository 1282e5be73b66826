import { choices } from '../choices.ts';
import { sixtyGhz } from '../conditions.ts';
import { allowedFrequency, frequencyIn, MILLIMETRE_WAVE_MHZ } from '../rules/frequency.ts';
import { checkWpaKey } from '../rules/wpa-key.ts';
import { settingsIn } from '../settings-in.ts';
import { sixtyOutputPowerDbm } from './board-limits.ts';

const sixty = settingsIn({ page: 'wireless', group: '60 GHz radio', risk: 'cuts-link', visible: sixtyGhz });

const modes = choices(
  ['ap-ptp', 'Access point, point to point'],
  ['ap-ptmp', 'Access point, point to multipoint'],
  ['sta-ptp', 'Station, point to point'],
  ['sta-ptmp', 'Station, point to multipoint'],
);

/** The 60 GHz radio, index 0 of the configuration; its 5 GHz backup is the main radio. config-format §5. */
export const sixtySettings = [
  sixty.toggle('sixty.enabled', 'radio.0.status', '60 GHz radio', 'Turns the 60 GHz radio on or off.', {
    level: 'advanced',
  }),
  sixty.choice(
    'sixty.mode',
    'radio.0.mode',
    '60 GHz mode',
    'An access point leads the link; a station joins it.',
    {
      choices: modes,
      open: true,
      keywords: 'PtP PtMP AP station',
    },
  ),
  sixty.choice(
    'sixty.frequency',
    'radio.0.freq',
    '60 GHz frequency',
    'Middle of the channel; 0 is automatic.',
    {
      source: 'channels',
      allowed: allowedFrequency(MILLIMETRE_WAVE_MHZ),
      rule: frequencyIn(MILLIMETRE_WAVE_MHZ),
      unit: 'MHz',
      default: '0',
      keywords: 'channel',
    },
  ),
  sixty.choice(
    'sixty.channelWidth',
    'radio.0.chanbw',
    '60 GHz channel width',
    'Half the width reaches further and carries half.',
    {
      choices: choices(['2160', '2160 MHz'], ['1080', '1080 MHz']),
      open: true,
      unit: 'MHz',
      default: '2160',
      keywords: 'bandwidth',
    },
  ),
  sixty.integer(
    'sixty.outputPower',
    'radio.0.txpower',
    '60 GHz output power',
    'Transmit power before antenna gain.',
    {
      unit: 'dBm',
      range: sixtyOutputPowerDbm,
      risk: 'restarts-radio',
      keywords: 'transmit tx txpower EIRP',
    },
  ),
  sixty.integer(
    'sixty.antennaGain',
    'radio.0.antenna.gain',
    '60 GHz antenna gain',
    'Gain of the antenna as its data sheet gives it.',
    {
      unit: 'dBi',
      range: { min: 0, max: 80 },
      risk: 'restarts-radio',
    },
  ),
  sixty.secret(
    'sixty.presharedKey',
    'radio.0.psk',
    '60 GHz pre-shared key',
    'Both ends must have the same.',
    {
      rule: checkWpaKey,
      keywords: 'password WPA key',
    },
  ),
  sixty.interface('sixty.device', 'radio.0.devname', '60 GHz interface', 'Set by the device.', {
    default: 'wlan0',
    level: 'internal',
  }),
];
