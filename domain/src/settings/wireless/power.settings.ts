import { UNDEFINED_ANTENNA_ID } from '../../device/antenna.ts';
import { ATPC_RSSI_MAX, RSSI_MAX } from '../../link/signal-limits.ts';
import { choices, settingsIn } from '../settings-in.ts';
import { any, ltu, on, present } from '../conditions.ts';
import { integerBetween } from '../rules.ts';
import { remarkOnGain } from './antenna-in-use.ts';
import { checkOutputPower, outputPowerDbm } from './board-limits.ts';
import { EIRP_TERMS, maxAllowedPower, remarkOnEirp } from './tx-power.ts';

const power = settingsIn({ page: 'wireless', group: 'Antenna and power', risk: 'restarts-radio' });
const tuning = power.with({ level: 'advanced' });
const internal = power.with({ level: 'internal' });

const automaticPower = on('radio.1.atpc.status');

/** Antenna, output power and its automatic control. §config.radio, §9. */
export const powerSettings = [
  power.choice(
    'radio.antenna',
    'radio.1.antenna.id',
    'Antenna',
    'Connected antenna. Determines the transmit power limit.',
    {
      source: 'antennas',
      rule: integerBetween(UNDEFINED_ANTENNA_ID, 65_535),
      words: { [UNDEFINED_ANTENNA_ID]: 'Not set' },
    },
  ),
  power.integer(
    'radio.antennaGain',
    'radio.1.antenna.gain',
    'Antenna gain',
    'From the data sheet of the antenna. Too low a value allows too much EIRP.',
    {
      unit: 'dBi',
      range: { min: 0, max: 60 },
      warning: remarkOnGain('main'),
    },
  ),
  power.integer(
    'radio.cableLoss',
    'radio.1.cable.loss',
    'Cable loss',
    'Antenna cable and its connectors; 0 = no cable.',
    {
      unit: 'dB',
      range: { min: 0, max: 60 },
      default: '0',
    },
  ),
  power.integer(
    'radio.outputPower',
    'radio.1.txpower',
    'Transmit power',
    'Conducted power, without antenna gain. Reduce it if the remote signal is too strong.',
    {
      unit: 'dBm',
      range: outputPowerDbm,
      rule: checkOutputPower('main'),
      warning: remarkOnEirp('main'),
      terms: EIRP_TERMS.main,
      repair: maxAllowedPower('main'),
      keywords: 'transmit tx txpower EIRP output',
    },
  ),
  power.choice('radio.autoOutputPower', 'radio.1.auto_txpower', 'Automatic transmit power', '', {
    keywords: 'output',
    choices: choices(['enabled', 'On'], ['disabled', 'Off']),
    open: true,
    visible: any(ltu, present('radio.1.auto_txpower')),
  }),
  power.toggle(
    'radio.eirpLimit',
    'system.eirp.status',
    'EIRP limit',
    'Limits EIRP to the regulatory maximum. Leave on.',
    {
      visible: present('system.eirp.status'),
      keywords: 'legal regulatory',
    },
  ),
  power.toggle(
    'radio.atpc',
    'radio.1.atpc.status',
    'Automatic power control (ATPC)',
    'Reduces transmit power to keep the remote signal at the ATPC threshold.',
    {
      keywords: 'TPC',
    },
  ),
  tuning.integer(
    'radio.atpcThreshold',
    'radio.1.atpc.threshold',
    'ATPC threshold',
    'Target remote signal, in dB above −96 dBm.',
    {
      unit: 'dB',
      range: { min: 0, max: ATPC_RSSI_MAX },
      default: String(RSSI_MAX),
      visible: automaticPower,
      keywords: 'power control target RSSI',
    },
  ),
  tuning.toggle(
    'radio.atpcStation',
    'radio.1.atpc.sta.status',
    'Station ATPC',
    'Lets the access point control the transmit power of its stations.',
    {
      keywords: 'power control stations',
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
    'Off may exceed the limits of the regulatory domain. Leave on.',
    {
      default: 'enabled',
    },
  ),
  tuning.toggle(
    'radio.obeyRegulation',
    'radio.1.reg_obey',
    'Obey regulation',
    'Off may exceed the limits of the regulatory domain. Leave on.',
  ),
  tuning.integer(
    'radio.sensitivity',
    'radio.1.rx_sensitivity',
    'Sensitivity threshold',
    'Weaker transmissions are ignored. Too high a value disconnects the link.',
    { keywords: 'receive', unit: 'dBm', range: { min: -128, max: 0 }, default: '-96' },
  ),
  internal.integer(
    'radio.noiseBias',
    'radio.1.cmsbias',
    'Noise bias',
    'Correction of the noise measurement.',
  ),
  internal.integer(
    'radio.noiseBiasAuto',
    'radio.1.forbiasauto',
    'Automatic noise bias',
    'Set by older devices.',
  ),
];
