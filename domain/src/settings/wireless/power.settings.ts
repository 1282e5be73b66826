import { choices } from '../choices.ts';
import { any, ltu, on, present } from '../conditions.ts';
import { integerBetween } from '../rules/number.ts';
import { settingsIn } from '../settings-in.ts';
import { outputPowerDbm } from './board-limits.ts';

const power = settingsIn({ page: 'wireless', group: 'Antenna and power', risk: 'restarts-radio' });
const tuning = settingsIn({
  page: 'wireless',
  group: 'Antenna and power',
  risk: 'restarts-radio',
  level: 'advanced',
});

const automaticPower = on('radio.1.atpc.status');

/** Antenna, output power and its automatic control. config-format §5, Specification §9. */
export const powerSettings = [
  power.choice(
    'radio.antenna',
    'radio.1.antenna.id',
    'Antenna',
    'The antenna in use, so that the legal power can be worked out.',
    {
      source: 'antennas',
      rule: integerBetween(-1, 65_535),
    },
  ),
  power.integer(
    'radio.antennaGain',
    'radio.1.antenna.gain',
    'Antenna gain',
    'Gain of the antenna as its data sheet gives it.',
    {
      unit: 'dBi',
      range: { min: 0, max: 60 },
    },
  ),
  power.integer(
    'radio.cableLoss',
    'radio.1.cable.loss',
    'Cable loss',
    'What the cable between radio and antenna swallows.',
    {
      unit: 'dB',
      range: { min: 0, max: 60 },
      default: '0',
    },
  ),
  power.integer(
    'radio.outputPower',
    'radio.1.txpower',
    'Output power',
    'Transmit power at the radio, before antenna gain.',
    {
      unit: 'dBm',
      range: outputPowerDbm,
      keywords: 'transmit tx txpower EIRP',
    },
  ),
  power.choice(
    'radio.autoOutputPower',
    'radio.1.auto_txpower',
    'Automatic output power',
    'Lets the radio choose its own power.',
    {
      choices: choices(['enabled', 'On'], ['disabled', 'Off']),
      open: true,
      visible: any(ltu, present('radio.1.auto_txpower')),
    },
  ),
  power.toggle(
    'radio.eirpLimit',
    'system.eirp.status',
    'EIRP limit',
    'Keeps power plus antenna gain within the legal limit.',
    {
      visible: present('system.eirp.status'),
      keywords: 'legal regulatory',
    },
  ),
  power.toggle(
    'radio.atpc',
    'radio.1.atpc.status',
    'Automatic power control (ATPC)',
    'Lowers the power as far as the far end still hears well.',
    {
      keywords: 'TPC',
    },
  ),
  power.integer(
    'radio.atpcThreshold',
    'radio.1.atpc.threshold',
    'ATPC threshold',
    'Signal that the far end should hear, above -96 dBm.',
    {
      unit: 'dB',
      range: { min: 0, max: 56 },
      default: '36',
      level: 'advanced',
      visible: automaticPower,
      keywords: 'power control target RSSI',
    },
  ),
  tuning.toggle(
    'radio.atpcStation',
    'radio.1.atpc.sta.status',
    'ATPC of stations',
    'Lets the access point steer the power of its stations.',
    {
      keywords: 'power control',
    },
  ),
  tuning.toggle(
    'radio.lowPower',
    'radio.1.low_txpower_mode',
    'Low power mode',
    'For tests on a bench, with both ends close together.',
    {
      default: 'disabled',
    },
  ),
  tuning.toggle(
    'radio.obeyPower',
    'radio.1.obey',
    'Obey power limits',
    'Keeps to the power limits of the country.',
    {
      default: 'enabled',
    },
  ),
  tuning.toggle(
    'radio.obeyRegulation',
    'radio.1.reg_obey',
    'Obey regulation',
    'Keeps to the regulatory rules of the country.',
  ),
  tuning.integer(
    'radio.sensitivity',
    'radio.1.rx_sensitivity',
    'Receive sensitivity',
    'Weakest signal that the radio still listens to.',
    {
      unit: 'dBm',
      range: { min: -128, max: 0 },
      default: '-96',
    },
  ),
  tuning.integer('radio.noiseBias', 'radio.1.cmsbias', 'Noise bias', 'Correction of the noise measurement.', {
    level: 'internal',
  }),
  tuning.integer(
    'radio.noiseBiasAuto',
    'radio.1.forbiasauto',
    'Automatic noise bias',
    'Set by older devices.',
    {
      level: 'internal',
    },
  ),
];
