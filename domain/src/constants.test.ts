import { describe, expect, it } from 'vitest';
import * as device from './device/index.ts';
import * as errors from './errors/index.ts';
import * as ui from './interface/index.ts';
import * as link from './link/index.ts';
import * as network from './network/index.ts';
import * as notices from './notices/index.ts';
import * as radio from './radio/index.ts';
import * as session from './session/index.ts';
import { SSH_KEYS_MAX } from './ssh/ssh-key.ts';
import { CapacityReporting, capacityReportingMessage } from './status/fields/field.ts';
import * as status from './status/index.ts';
import * as units from './units/index.ts';

/** A row of §9: its name, the value in the code, the value in the specification. */
type Row = readonly [said: string, inCode: unknown, written: unknown];

function rows(title: string, table: readonly Row[]): void {
  describe(`${title}, §9`, () => {
    it.each(table)('%s', (_, inCode, written) => {
      expect(inCode).toEqual(written);
    });
  });
}

rows('Link quality and signal', [
  ['Link health: excellent 90, good 70', link.LINK_HEALTH_LIMITS, { excellent: 90, good: 70 }],
  ['Distance tolerance 0.17', radio.DISTANCE_TOLERANCE, 0.17],
  ['Speed of light 300 m per microsecond', radio.SPEED_OF_LIGHT_METRES_PER_MICROSECOND, 300],
  ['Minimum distance 300', radio.MINIMUM_DISTANCE_METRES, 300],
  ['Minimum valid link distance 10', radio.MINIMUM_VALID_LINK_DISTANCE_METRES, 10],
  ['Signal oversaturation limit -40 dBm', link.OVERSATURATION_LIMIT_DBM, -40],
  ['5 GHz and 60 GHz signal range: -84 to -45', link.SIGNAL_RANGE_DBM, { min: -84, max: -45 }],
  ['60 GHz link-up minimum -72', link.LINK_UP_MINIMUM_60GHZ_DBM, -72],
  ['Minimal valid signal -78', link.MINIMAL_VALID_SIGNAL_DBM, -78],
  ['Alignment signal difference: excellent 3, good 8', link.ALIGNMENT_LIMITS_DB, { excellent: 3, good: 8 }],
  ['Chain imbalance: 3 success, 4 warning', link.CHAIN_IMBALANCE_LIMITS_DB, { success: 3, warning: 4 }],
  ['RSSI max 36', link.RSSI_MAX, 36],
  ['ATPC RSSI max 56', link.ATPC_RSSI_MAX, 56],
  ['Min power -95', link.MIN_POWER_DBM, -95],
  [
    'Signal-to-rate thresholds: -120, -95, -90, -83, -69',
    radio.FIVE_SIGNAL_RATE_BANDS.map(band => band.floorDbm),
    [-120, -95, -90, -83, -69],
  ],
  [
    'The four-band set and the 11ad set: -120, -63, -55',
    radio.FOUR_RATE_SIGNAL_BANDS.map(band => band.floorDbm),
    [-120, -63, -55],
  ],
  ['Big problem: 80', link.BIG_PROBLEM_PERCENT, 80],
]);

rows('Timing', [
  ['Device boot time 200', device.DEVICE_BOOT_SECONDS, 200],
  ['Login public info poll: 5 seconds', ui.LOGIN_POLL_MS, 5000],
  ['Status reload 1000 ms', status.STATUS_RELOAD_MS, 1000],
  ['Graphs interval 1100 ms', status.GRAPH_INTERVAL_MS, 1100],
  ['120 graph ticks', status.GRAPH_TICKS, 120],
  ['Soft restart time 100000 ms', device.SOFT_RESTART_MS, 100_000],
  ['Websocket reconnect 3000 ms', status.WEBSOCKET_RECONNECT_MS, 3000],
  ['Start-up retry 1 second', status.STARTUP_RETRY_MS, 1000],
  ['Asset chunk load time-out 120 seconds', errors.ASSET_TIME_OUT_SECONDS, 120],
]);

rows('Capacity and channels', [
  ['Ethernet limits: 1e9 half-duplex', link.ETHERNET_LIMIT_HALF_DUPLEX_BPS, 1e9],
  ['Ethernet limits: 2000 for 1 Gbps', link.ETHERNET_LIMIT_GIGABIT_MBPS, 2000],
  ['Ethernet limits: 1000 for half', link.ETHERNET_LIMIT_HALF_DUPLEX_MBPS, 1000],
  ['60 GHz channel width 2160', radio.WIDTH_60GHZ_MHZ, 2160],
  ['60 GHz half channel width 1080', radio.HALF_WIDTH_60GHZ_MHZ, 1080],
  ['Unclocked countries: [1125]', radio.UNLOCKED_COUNTRY_CODES, [1125]],
  ['Locked countries', radio.LOCKED_COUNTRY_CODES, [300, 360, 392, 724, 764, 792]],
  ['Auto channel width code auto-AP -1', radio.AUTO_WIDTH_ACCESS_POINT, -1],
  ['Auto channel width code auto 0', radio.AUTO_WIDTH, 0],
  ['Auto widths among 20, 40 and 80', radio.AUTO_WIDTHS_MHZ, [20, 40, 80]],
  ['Ports used by the system for speed test', network.SPEED_TEST_PORTS, [53762, 57436, 57437, 61780]],
  [
    'Max clients: 11n 50, 11ac 85, bullet-ac 50',
    device.MAX_CLIENTS,
    { '11n': 50, '11ac': 85, 'bullet-ac': 50 },
  ],
  ['Max clients: 60 in mode 1 and fixed', device.maxClients('11ac', { mode: 1, fixed: true }), 60],
  ['Minimum ack 31', radio.MIN_ACK_MICROSECONDS, 31],
  ['The maximum ack derives from 16383/88', radio.ACK_REGISTER_LIMIT_MICROSECONDS, 16383 / 88],
  ['No-ack distance, width 10', radio.noAckDistanceMetres(10), 37500],
  ['No-ack distance, widths 20, 40, 80', [20, 40, 80].map(radio.noAckDistanceMetres), [22500, 22500, 22500]],
  ['No-ack distance, widths 30, 60', [30, 60].map(radio.noAckDistanceMetres), [15000, 15000]],
  ['No-ack distance, width 50', radio.noAckDistanceMetres(50), 18000],
  ['No-ack distance, default', radio.noAckDistanceMetres(77), 22500],
  ['The modulation table has 10 rate entries', radio.RATES_11AC.length, 10],
  ['from BPSK 1/2 (1x)', radio.rateLabel(0, '11ac'), { modulation: 'BPSK 1/2', multiplier: '1x' }],
  ['to 256QAM 5/6 (8x)', radio.rateLabel(9, '11ac'), { modulation: '256QAM 5/6', multiplier: '8x' }],
  ['SISO or MIMO by a stream count above 1', [1, 2].map(radio.streamsLabel), ['SISO', 'MIMO']],
  ['FF capacity reporting modes: Default 0, split 1', CapacityReporting, { Default: 0, Split: 1 }],
  [
    'FF capacity reporting mode 1 is DL/UL split based',
    capacityReportingMessage(1),
    { key: 'DL/UL split based' },
  ],
  ['PtP modes: ap-ptp and sta-ptp', link.PTP_MODES, ['ap-ptp', 'sta-ptp']],
  [
    'Net modes: Bridge, Router, SOHO Router',
    network.NETWORK_MODES.map(({ name }) => name),
    ['Bridge', 'Router', 'SOHO Router'],
  ],
]);

rows('Network and text limits', [
  ['Username and password inputs: max 64', session.CREDENTIAL_MAX_LENGTH, 64],
  ['SSID: max 32', network.SSID_MAX_LENGTH, 32],
  ['Port: 1 to 65535', [network.PORT_MIN, network.PORT_MAX], [1, 65535]],
  ['Password length: min 12', session.DEFAULT_PASSWORD_POLICY.min, 12],
  ['Password length: good 12', session.DEFAULT_PASSWORD_POLICY.good, 12],
  ['Password length: great 20', session.DEFAULT_PASSWORD_POLICY.great, 20],
  ['MTU min 68', network.MIN_MTU, 68],
  ['IPv6 min 1280', network.MIN_IPV6_MTU, 1280],
  ['MTU default 1500', network.DEFAULT_MTU, 1500],
  ['MTU default max 1524', network.DEFAULT_MAX_MTU, 1524],
  ['Wireless MTU default max 2024', network.WIRELESS_DEFAULT_MAX_MTU, 2024],
  ['Default maximum MTU of a port 1524', network.maxMtuOf('eth0'), 1524],
  ['Default maximum MTU of ath0 2024', network.maxMtuOf('ath0'), 2024],
  [
    'Default maximum MTU of wlan0 and ubond0 1500',
    ['wlan0', 'ubond0'].map(name => network.maxMtuOf(name)),
    [1500, 1500],
  ],
  ['Max ssh authorised keys: 10', SSH_KEYS_MAX, 10],
  [
    'Link modes: 10, 100 and 1000 Mbps, each half or full duplex',
    network.LINK_MODES,
    ['10half', '10full', '100half', '100full', '1000half', '1000full'],
  ],
]);

rows('Units and compatibility', [
  ['Country codes 840 and 826 use imperial units', units.IMPERIAL_COUNTRIES, [840, 826]],
  ['Feet per metre 3.2808399', units.FEET_PER_METRE, 3.2808399],
  [
    'Firmware compatibility ranges',
    device.FIRMWARE_COMPATIBILITY_RANGES.map(({ first, last }) => [
      first.numbers.join('.'),
      last.numbers.join('.'),
    ]),
    [
      ['7.0.0', '7.1.6'],
      ['7.2.0', '7.2.0.3.4'],
      ['8.0.0', '8.0.0.3.5'],
    ],
  ],
]);

rows('Interface', [
  ['API version 1.0', device.API_VERSION, '1.0'],
  ['Notification: max visible 5', notices.NOTIFICATION_DEFAULTS.maxVisible, 5],
  ['Notification: animation 500 ms', notices.NOTIFICATION_DEFAULTS.animationMs, 500],
  ['Notification: no timeout by default', notices.NOTIFICATION_DEFAULTS.timeoutMs, undefined],
  ['Range input default min 0, max 100, step 1', ui.RANGE_INPUT, { min: 0, max: 100, step: 1 }],
  ['Date format mm/dd/yy', ui.DATE_FORMAT, 'mm/dd/yy'],
  [
    'Default credentials are the vendor defaults',
    device.defaultCredentials(),
    { username: session.VENDOR_SHORT_NAME, password: session.VENDOR_SHORT_NAME },
  ],
]);
