import { choices, settingsIn } from '../settings-in.ts';
import { accessPoint, all, holds, not, pointToMultipoint, present, station } from '../conditions.ts';

const airtime = settingsIn({ page: 'wireless', group: 'Airtime', risk: 'restarts-radio', level: 'advanced' });

const frameOff = holds('radio.1.polling_ff_dur', '', '0');
const frame = airtime.with({ visible: all(accessPoint, not(frameOff)) });

const priorities = choices(
  ['0', 'Priority 0'],
  ['1', 'Priority 1'],
  ['2', 'Priority 2'],
  ['3', 'Priority 3'],
);

/**
 * Airtime scheme of the stations, and the fixed frame that GPS-synchronised access points need. §config.radio.
 */
export const airtimeSettings = [
  airtime.toggle(
    'radio.airmax',
    'radio.1.polling',
    'airMAX',
    'TDMA: the access point schedules airtime. Turn off only for stations without airMAX.',
    {
      default: 'enabled',
      risk: 'cuts-link',
      keywords: 'TDMA polling',
    },
  ),
  airtime.choice(
    'radio.airtimePriority',
    'radio.1.pollingpri',
    'Airtime priority',
    'Airtime priority relative to other stations.',
    {
      choices: priorities,
      visible: all(station, pointToMultipoint),
      keywords: 'airMAX priority',
    },
  ),
  airtime.flag(
    'radio.compatibility11n',
    'radio.1.polling_11ac_11n_compat',
    '11n compatibility',
    'Allows 802.11n airMAX stations to connect.',
    {
      default: '0',
      risk: 'cuts-link',
      visible: all(accessPoint, pointToMultipoint),
      keywords: '802.11n mixed mode',
    },
  ),
  frame.choice(
    'radio.fixedFrame',
    'radio.1.polling_ff_dur',
    'Frame duration',
    'Fixed frame length, to synchronize access points on the same tower.',
    {
      choices: choices(['0', 'Off'], ['5000', '5 ms'], ['8000', '8 ms']),
      open: true,
      unit: 'µs',
      default: '0',
      visible: accessPoint,
      keywords: 'fixed frame GPS sync flexible',
    },
  ),
  frame.integer(
    'radio.fixedFrameDownlink',
    'radio.1.polling_ff_dl_ratio',
    'Downlink share',
    'Part of each frame for traffic to the stations.',
    {
      unit: '%',
      range: { min: 0, max: 100 },
      default: '50',
      keywords: 'fixed frame DL ratio',
    },
  ),
  frame.integer(
    'radio.fixedFrameTiming',
    'radio.1.polling_ff_timing',
    'Frame timing',
    'Frame offset relative to the clock.',
    {
      keywords: 'fixed frame offset',
    },
  ),
  frame.integer(
    'radio.fixedFrameFlexible',
    'radio.1.polling_ff_flex',
    'Flexible frame',
    'Adapts the downlink/uplink ratio to traffic.',
    {
      range: { min: 0, max: 255 },
      words: { '0': 'Off', '1': 'On' },
      default: '0',
      keywords: 'fixed frame flex',
    },
  ),
  frame.integer(
    'radio.fixedFrameStationThreshold',
    'radio.1.polling_ff_sta_rx_rssi_th',
    'Station signal threshold',
    'Minimum station signal for fixed frames, in dB above −96 dBm; 0 = all stations.',
    {
      unit: 'dB',
      range: { min: 0, max: 96 },
      words: { '0': 'All stations' },
      default: '0',
      risk: 'cuts-link',
      keywords: 'fixed frame RSSI',
    },
  ),
  frame.choice(
    'radio.capacityReporting',
    'radio.1.ff_cap_rep',
    'Capacity reporting',
    'How capacity is reported with fixed frames.',
    {
      choices: choices(['0', 'Default'], ['1', 'DL/UL split based']),
      default: '0',
      keywords: 'fixed frame',
    },
  ),
  frame.integer('ltu.frameOffset', 'wireless.1.frame_offset', 'Frame offset', '', {
    visible: present('wireless.1.frame_offset'),
  }),
  frame.text(
    'ltu.syncMode',
    'wireless.1.sync_mode',
    'Synchronization',
    'Synchronization source of an LTU access point.',
    {
      visible: present('wireless.1.sync_mode'),
      keywords: 'sync GPS synchronisation',
    },
  ),
];
