import { choices, settingsIn } from '../settings-in.ts';
import { all, holds, not, on, present, station } from '../conditions.ts';
import { checkScanList, frequencyIn, mainBand, ofMainRadio } from './frequency.ts';
import { channelWidths, checkChannelWidth } from './board-limits.ts';
import { automaticFrequency, permittedFrequency, remarkOnClosedBand } from './lawful-channel.ts';
import { ltuFrequencySettings } from './ltu.settings.ts';

const channel = settingsIn({ page: 'wireless', group: 'Channel', risk: 'cuts-link' });
const special = channel.with({ level: 'advanced' });
// A list or a width that leaves the access point out ends the link as surely as another channel.
const scanning = channel.with({ visible: station });
const internal = channel.with({ level: 'internal' });

const ieeeModes = choices(
  ['auto', 'Auto'],
  ['11acvht20', '802.11ac 20 MHz'],
  ['11acvht40', '802.11ac 40 MHz'],
  ['11acvht50', '802.11ac 50 MHz'],
  ['11acvht60', '802.11ac 60 MHz'],
  ['11acvht80', '802.11ac 80 MHz'],
  ['11naht20', '802.11n 5 GHz 20 MHz'],
  ['11naht40', '802.11n 5 GHz 40 MHz'],
  ['11nght20', '802.11n 2.4 GHz 20 MHz'],
  ['11nght40', '802.11n 2.4 GHz 40 MHz'],
);

/** Where in the spectrum the main radio works, and where a station looks for its access point. §config.radio. */
export const channelSettings = [
  channel.choice(
    'radio.channelWidth',
    'radio.1.chanbw',
    'Channel width',
    'Wider: more capacity. Narrower: longer range and less interference.',
    {
      choices: channelWidths,
      rule: checkChannelWidth,
      terms: ['radio.countrycode'],
      default: '0',
      unit: 'MHz',
      keywords: 'bandwidth',
    },
  ),
  channel.choice(
    'radio.frequency',
    'radio.1.freq',
    'Control frequency',
    'Access point: a channel with little interference at both ends, or Auto. Station: Auto.',
    {
      ...ofMainRadio,
      rule: permittedFrequency('radio.1.freq', mainBand),
      warning: remarkOnClosedBand,
      terms: ['radio.1.chanbw', 'radio.1.center.1.freq', 'radio.countrycode'],
      repair: automaticFrequency('radio.1.freq'),
      default: '0',
      keywords: 'channel auto',
    },
  ),
  ...ltuFrequencySettings,
  special.choice(
    'radio.centerFrequency',
    'radio.1.center.1.freq',
    'Center frequency',
    'Center of the occupied channel; 0 = auto.',
    {
      ...ofMainRadio,
      rule: frequencyIn(mainBand),
      default: '0',
      keywords: 'centre channel',
    },
  ),
  special.choice(
    'radio.ieeeMode',
    'radio.1.ieee_mode',
    'IEEE 802.11 mode',
    '802.11 standard and channel width of the radio.',
    {
      choices: ieeeModes,
      open: true,
      default: 'auto',
      keywords: 'IEEE mode 802.11 radio standard',
    },
  ),
  special.toggle(
    'radio.dfs',
    'radio.1.dfs.status',
    'DFS',
    'Leaves the channel when radar is detected, as regulation requires.',
    {
      risk: 'restarts-radio',
      keywords: 'radar',
    },
  ),
  scanning.toggle(
    'radio.scanList',
    'radio.1.scan_list.status',
    'Scan list',
    'Scans only the listed frequencies. Must include the frequency of the access point.',
  ),
  scanning.list(
    'radio.scanListChannels',
    'radio.1.scan_list.channels',
    'Scan list frequencies',
    'Every frequency that the access point may use, separated by commas.',
    {
      unit: 'MHz',
      rule: checkScanList,
      visible: all(station, on('radio.1.scan_list.status')),
      required: on('radio.1.scan_list.status'),
    },
  ),
  scanning.toggle(
    'radio.scanWidths',
    'radio.1.scanbw.status',
    'Scan all widths',
    'Also scans for access points with other channel widths.',
    {
      level: 'advanced',
      visible: all(station, not(holds('radio.1.chanbw', '', '0', '-1'))),
    },
  ),
  internal.choice(
    'radio.htWidthMode',
    'radio.1.cwm.mode',
    '802.11n width mode',
    'How 802.11n devices bond two channels.',
    {
      choices: choices(['0', '20 MHz'], ['1', '20 or 40 MHz'], ['2', '40 MHz']),
      open: true,
    },
  ),
  internal.integer(
    'radio.htWidthSwitch',
    'radio.1.cwm.enable',
    '802.11n width switching',
    'Set by the device.',
  ),
  internal.toggle(
    'wireless.scanList',
    'wireless.1.scan_list.status',
    'Scan list (older devices)',
    'Used by older devices instead of "Scan list".',
    {
      visible: present('wireless.1.scan_list.status'),
    },
  ),
  internal.list(
    'wireless.scanListChannels',
    'wireless.1.scan_list.channels',
    'Scan list frequencies (older devices)',
    'Used by older devices instead of "Scan list frequencies".',
    {
      unit: 'MHz',
      rule: checkScanList,
    },
  ),
];
