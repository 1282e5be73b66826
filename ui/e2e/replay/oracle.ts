/**
 * Expected text for a field of a raw answer, written independently of the program: label under "All
 * readings", path in the answer, and formatted value.
 */
export interface OracleRow {
  readonly group: string;
  readonly label: string;
  readonly path: string;
  readonly say: (value: unknown) => string | undefined;
}

const english = (digits: number) =>
  new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const minus = (text: string) => text.replace('-', '−');

const text = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
const MODES: Readonly<Record<string, string>> = {
  ap: 'Access point',
  sta: 'Station',
  'ap-ptp': 'Access point, point to point',
  'ap-ptmp': 'Access point, point to multipoint',
  'sta-ptp': 'Station, point to point',
  'sta-ptmp': 'Station, point to multipoint',
  bridge: 'Bridge',
  router: 'Router',
  soho: 'SOHO router',
};
/** A mode or a role in words. */
export const inWords = (value: unknown) => {
  const word = text(value);
  return word === undefined ? undefined : (MODES[word] ?? word);
};
export const yesNo = (value: unknown) =>
  value === undefined || value === null ? undefined : Number(value) === 0 ? 'No' : 'Yes';
const number = (value: unknown) =>
  value === undefined || value === null || value === '' ? undefined : Number.parseFloat(String(value));
const count = (value: unknown) => {
  const parsed = number(value);
  return parsed === undefined ? undefined : minus(english(0).format(parsed));
};
export const withUnit =
  (unit: string, digits = 0) =>
  (value: unknown) => {
    const parsed = number(value);
    return parsed === undefined ? undefined : `${minus(english(digits).format(parsed))} ${unit}`;
  };
/** Digits only where the value is not whole. */
const rounded = (unit: string, digits: number) => (value: unknown) => {
  const parsed = number(value);
  if (parsed === undefined) return undefined;
  return `${minus(english(Number.isInteger(parsed) ? 0 : digits).format(parsed))} ${unit}`.trim();
};
export const plain = (unit: string) => (value: unknown) => {
  const parsed = number(value);
  return parsed === undefined ? undefined : `${minus(String(parsed))} ${unit}`;
};
/** Channels, expected signals and a remote signal of 0 mean that there is none. */
const unlessZero = (say: OracleRow['say']) => (value: unknown) =>
  number(value) === 0 ? undefined : say(value);
const kbps = (value: unknown) => {
  const parsed = number(value);
  if (parsed === undefined) return undefined;
  if (parsed === 0) return '0 bps';
  return parsed < 1000 ? `${english(1).format(parsed)} kbps` : `${english(1).format(parsed / 1000)} Mbps`;
};
const mebibytes = (value: unknown) => {
  const parsed = number(value);
  if (parsed === undefined) return undefined;
  return parsed < 2 ** 20
    ? `${english(1).format(parsed / 1024)} KiB`
    : `${english(1).format(parsed / 2 ** 20)} MiB`;
};
const perMille = (value: unknown) => {
  const parsed = number(value);
  return parsed === undefined
    ? undefined
    : `${new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(parsed / 10)} %`;
};

/** A MAC is written in upper case; a publisher's mask (`XX:XX…`) stays as it is. */
const macAddress = (value: unknown) => {
  const written = text(value);
  return written !== undefined && /^[0-9a-f:]{17}$/i.test(written) ? written.toUpperCase() : written;
};

/** airOS 6 reports the gain only in the name of its antenna: “Built in - 13 dBi”. */
const gain = (radio: unknown) => {
  const named = /([\d.]+) dBi/.exec(String(valueAt(radio, 'antenna') ?? ''))?.[1];
  return withUnit('dBi')(valueAt(radio, 'antenna_gain') ?? named);
};

export const rows = (
  group: string,
  at: string,
  entries: readonly (readonly [string, string, OracleRow['say']])[],
): OracleRow[] => entries.map(([label, field, say]) => ({ group, label, path: `${at}.${field}`, say }));

/** The rows of the device itself. Stations are in `stationOracle`. */
export const DEVICE_ORACLE: readonly OracleRow[] = [
  ...rows('Device', 'host', [
    ['Hostname', 'hostname', text],
    ['Model', 'devmodel', text],
    ['Firmware version', 'fwversion', text],
    ['Hardware family', 'fwprefix', text],
    ['Device identifier', 'device_id', text],
    ['Network role', 'netrole', inWords],
    ['Device time', 'time', text],
    ['Millisecond counter', 'timestamp', withUnit('ms')],
    ['CPU load', 'cpuload', rounded('%', 1)],
    ['CPU ticks', 'cputotal', count],
    ['CPU ticks busy', 'cpubusy', count],
    ['Load average', 'loadavg', rounded('', 2)],
    ['Memory', 'totalram', mebibytes],
    ['Free memory', 'freeram', mebibytes],
    // 0 °C is a device without a sensor. reading 22.
    ['Temperature', 'temperature', unlessZero(withUnit('°C'))],
    ['Antenna height', 'height', withUnit('m')],
  ]),
  ...rows('Wireless', 'wireless', [
    ['Network name (SSID)', 'essid', text],
    ['Network name hidden', 'hide_essid', yesNo],
    ['Access point MAC', 'apmac', macAddress],
    ['Wireless mode', 'mode', inWords],
    ['IEEE 802.11 mode', 'ieeemode', text],
    ['802.11n compatibility', 'compat_11n', yesNo],
    ['Security', 'security', text],
    ['Frequency', 'frequency', unlessZero(plain('MHz'))],
    ['Center frequency', 'center1_freq', unlessZero(plain('MHz'))],
    ['Channel', 'channel', count],
    ['Channel width', 'chanbw', unlessZero(plain('MHz'))],
    ['DFS', 'dfs', yesNo],
    ['Noise floor', 'noisef', withUnit('dBm')],
    ['Transmit power', 'txpower', withUnit('dBm')],
    ['Antenna', 'antenna', text],
    ['Receive rate index', 'rx_idx', count],
    ['Transmit rate index', 'tx_idx', count],
    ['Receive throughput', 'throughput.rx', kbps],
    ['Transmit throughput', 'throughput.tx', kbps],
    ['Stations', 'count', count],
  ]),
  { group: 'Wireless', label: 'Antenna gain', path: 'wireless', say: gain },
  ...rows('Airtime and capacity', 'wireless.polling', [
    ['Capacity', 'cb_capacity', kbps],
    ['Airtime', 'use', perMille],
    ['Transmit airtime', 'tx_use', perMille],
    ['Receive airtime', 'rx_use', perMille],
    ['Fixed frame', 'fixed_frame', yesNo],
    ['GPS synchronization', 'gps_sync', yesNo],
  ]),
  ...rows('airOS 6 radio', 'wireless', [
    ['Country code', 'countrycode', count],
    ['Signal', 'signal', withUnit('dBm')],
    ['ACK timeout', 'ack', withUnit('µs')],
    ['Chains', 'chains', text],
    ['Quality of service', 'qos', text],
    ['Operating mode', 'opmode', text],
  ]),
];

/** The rows of one station and of its remote end. */
export function stationOracle(place: number, mac: string): readonly OracleRow[] {
  const at = `wireless.sta.${place}`;
  return [
    ...rows(`Station ${mac}`, at, [
      ['Signal', 'signal', withUnit('dBm')],
      ['RSSI', 'rssi', count],
      ['Noise floor', 'noisefloor', withUnit('dBm')],
      ['Transmit rate index', 'tx_idx', count],
      ['Receive rate index', 'rx_idx', count],
      ['Downlink expected signal', 'dl_signal_expect', unlessZero(withUnit('dBm'))],
      ['Uplink expected signal', 'ul_signal_expect', unlessZero(withUnit('dBm'))],
      ['Downlink expected capacity', 'dl_capacity_expect', unlessZero(kbps)],
      ['Uplink expected capacity', 'ul_capacity_expect', unlessZero(kbps)],
      ['Local CINR', 'airmax.rx.cinr', withUnit('dB')],
      ['Remote CINR', 'airmax.tx.cinr', withUnit('dB')],
      ['Receive airtime', 'airmax.rx.usage', perMille],
      ['Transmit airtime', 'airmax.tx.usage', perMille],
      ['Received packets', 'stats.rx_packets', count],
      ['Transmitted packets', 'stats.tx_packets', count],
    ]),
    ...rows(`Remote end of ${mac}`, `${at}.remote`, [
      ['Hostname', 'hostname', text],
      ['Firmware version', 'version', text],
      ['Signal', 'signal', unlessZero(withUnit('dBm'))],
      ['Noise floor', 'noisefloor', withUnit('dBm')],
      ['Transmit power', 'tx_power', withUnit('dBm')],
      ['Antenna gain', 'antenna_gain', withUnit('dBi')],
    ]),
  ];
}

/** The value at a dotted path of an answer; undefined where it breaks off. */
export function valueAt(answer: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
      answer,
    );
}
