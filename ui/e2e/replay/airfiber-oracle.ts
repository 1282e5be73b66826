import { DEVICE_ORACLE, inWords, type OracleRow, plain, rows, valueAt, withUnit, yesNo } from './oracle.ts';

const isOperational = (state: unknown) => (state === 'operational' ? '1' : '0');
/** The master is the end that the other one follows, as an access point is. */
const modeOf = (linkMode: unknown) => inWords(linkMode === 'master' ? 'ap-ptp' : 'sta-ptp');
const strongest = (link: unknown) => {
  const powers = [valueAt(link, 'remote_rxpower0'), valueAt(link, 'remote_rxpower1')].map(Number);
  return withUnit('dBm')(Math.max(...powers));
};

/** What goes into the antenna: the reported power is EIRP. Decided row 63. */
const intoAntenna = (airfiber: unknown) =>
  withUnit('dBm')(Number(valueAt(airfiber, 'txpower')) - Number(valueAt(airfiber, 'antgain')));

const khz = (frequency: unknown) => plain('MHz')(Number(frequency) / 1000);
const duplex = (reported: unknown) => (reported === 'full' ? 'Full duplex' : 'Half duplex');
/** Both ends of the radios that are recorded have as many chains each way. */
const chains = (reported: unknown) => String(reported).split('X', 1)[0];

/** An airFiber reports its link apart from the radio, and its single peer without a station list. */
const OF_THE_LINK: readonly OracleRow[] = [
  ...rows('Wireless', 'airfiber', [
    ['Wireless mode', 'linkmode', modeOf],
    ['Channel width', 'txchanbw', plain('MHz')],
    ['EIRP', 'txpower', withUnit('dBm')],
    ['Antenna gain', 'antgain', withUnit('dBi')],
    ['Stations', 'linkstate', isOperational],
    ['Receive frequency', 'rx_frequency', khz],
    ['Duplex', 'duplex', duplex],
  ]),
  { group: 'Wireless', label: 'Transmit power', path: 'airfiber', say: intoAntenna },
  ...rows('Wireless', 'wireless', [
    ['Receive chains', 'chains', chains],
    ['Transmit chains', 'chains', chains],
  ]),
  ...rows('Airtime and capacity', 'airfiber', [
    ['GPS synchronization', 'gps_sync', yesNo],
    ['Frame duration', 'framelength', plain('ms')],
    ['Downlink share of the frame', 'dutycycle', plain('%')],
  ]),
];

function peerRows(mac: string): readonly OracleRow[] {
  return [
    ...rows(`Station ${mac}`, 'wireless', [['Signal', 'signal', withUnit('dBm')]]),
    { group: `Remote end of ${mac}`, label: 'Signal', path: 'airfiber', say: strongest },
  ];
}

/** The rows of the device itself and of the peer of an airFiber. */
export function deviceOracle(answer: unknown): readonly OracleRow[] {
  if (valueAt(answer, 'airfiber') === undefined) return DEVICE_ORACLE;
  const reported = new Set(OF_THE_LINK.map(({ group, label }) => `${group} ${label}`));
  const others = DEVICE_ORACLE.filter(
    ({ group, label }) => group !== 'airOS 6 radio' && !reported.has(`${group} ${label}`),
  );
  return [...others, ...OF_THE_LINK, ...peerRows(String(valueAt(answer, 'airfiber.remote_mac')))];
}
