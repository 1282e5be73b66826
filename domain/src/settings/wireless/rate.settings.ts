import { choices, settingsIn } from '../settings-in.ts';
import { all, not, on, present } from '../conditions.ts';

const rate = settingsIn({ page: 'wireless', group: 'Rates', risk: 'restarts-radio', level: 'advanced' });
const internal = rate.with({ level: 'internal' });
const older = rate.with({ visible: present('radio.1.rate.auto') });

/** Modulation, aggregation and multicast. §config.wireless. */
export const rateSettings = [
  rate.toggle(
    'wireless.autoRate',
    'wireless.1.rate.auto',
    'Automatic rate',
    'Adapts the rate to link quality. Leave on when in doubt.',
    {
      default: 'enabled',
      keywords: 'MCS modulation',
    },
  ),
  rate.integer(
    'wireless.maximumRate',
    'wireless.1.rate.mcs',
    'Maximum rate',
    'Maximum modulation (MCS index); −1 = auto.',
    {
      range: { min: -1, max: 31 },
      words: { '-1': 'Auto' },
      default: '-1',
      visible: not(on('wireless.1.rate.auto', true)),
      keywords: 'MCS index modulation highest',
    },
  ),
  rate.choice(
    'wireless.multicastEnhancement',
    'wireless.1.mcast.enhance',
    'Multicast enhancement',
    'Sends multicast only to subscribed stations (IGMP snooping).',
    {
      choices: choices(['0', 'Off'], ['1', 'On'], ['2', 'On, mode 2']),
      open: true,
      default: '0',
      keywords: 'IGMP snooping',
    },
  ),
  rate.toggle(
    'wireless.aggregation',
    'wireless.1.ampdu.status',
    'Frame aggregation',
    'Combines several frames into one transmission (A-MPDU).',
    {
      keywords: 'AMPDU',
    },
  ),
  rate.integer(
    'wireless.aggregationFrames',
    'wireless.1.ampdu.frames',
    'Aggregated frames',
    'Maximum number of frames per aggregate.',
    {
      range: { min: 1, max: 255 },
      default: '32',
      visible: on('wireless.1.ampdu.status'),
      keywords: 'AMPDU',
    },
  ),
  internal.integer(
    'wireless.aggregatedUnits',
    'wireless.1.amsdu',
    'A-MSDU aggregation',
    'Set by the device.',
    {
      keywords: 'AMSDU aggregated data units',
    },
  ),
  internal.integer('radio.rateControl', 'radio.1.rc_mode', 'Rate control', 'Rate control algorithm.'),
  older.toggle(
    'radio.autoRate',
    'radio.1.rate.auto',
    'Automatic rate of the radio',
    'Adapts the rate to link quality. Leave on when in doubt.',
    {
      default: 'enabled',
    },
  ),
  older.integer(
    'radio.maximumRate',
    'radio.1.rate.mcs',
    'Maximum rate of the radio',
    'Maximum modulation (MCS index); −1 = auto.',
    {
      keywords: 'highest',
      range: { min: -1, max: 31 },
      words: { '-1': 'Auto' },
      visible: all(present('radio.1.rate.mcs'), not(on('radio.1.rate.auto', true))),
    },
  ),
  older.integer(
    'radio.multicastRate',
    'radio.1.mcastrate',
    'Multicast rate',
    'A higher rate uses less airtime but must reach the weakest station.',
    {
      range: { min: -1, max: 255 },
      words: { '-1': 'Auto' },
      visible: present('radio.1.mcastrate'),
    },
  ),
];
