/** Answers of a device with much to tell, in the shape of the classic API. */

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Lines of a sector in turn: short and long, with and without an incident. */
const TEXTS = [
  'daemon.info wireless: ath0: station 02:00:00:00:10:21 associated, signal -61 dBm',
  'daemon.info dropbear[1422]: exit before auth: disconnect received',
  'kern.warn kernel: ath0: radar detected on 5680 MHz, channel blocked for 30 minutes',
  'user.notice system: configuration applied',
  'daemon.err wireless: ath0: station 02:00:00:00:10:22 disassociated due to inactivity',
  `daemon.debug wireless: ath0: rate control ${'statistics of a station, '.repeat(7)}`,
];

const two = number => String(number).padStart(2, '0');

/** `GET /api/logs` with so many lines. */
export function longLog(count) {
  const lines = Array.from({ length: count }, (_, place) => {
    const at = new Date(Date.UTC(2026, 4, 1) + place * 7000);
    const clock = [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()].map(two).join(':');
    const day = String(at.getUTCDate()).padStart(2);
    return `${MONTHS[at.getUTCMonth()]} ${day} ${clock} ${TEXTS[place % TEXTS.length]}`;
  });
  return { enabled: true, lines };
}

/** `GET /survey.json.cgi` with so many networks. */
export function longSurvey(count) {
  const scan_data = Array.from({ length: count }, (_, place) => ({
    cell: place + 1,
    mac: `02:00:00:02:${two(Math.floor(place / 100))}:${two(place % 100)}`,
    mode: 'Master',
    frequency: (5180 + 20 * (place % 32)) / 1000,
    channel: 36 + 4 * (place % 32),
    quality: `${20 + (place % 60)}/94`,
    signal_level: -90 + (place % 50),
    noise_level: -95,
    encryption: place % 9 === 0 ? 'none' : 'wpa2',
    essid: `network-${place}`,
    ieee_mode: '11ac',
    chanbw: [20, 40, 80][place % 3],
    airmax: place % 4 === 0 ? 1 : 0,
  }));
  return { scan_status: 'completed', scan_data };
}

const sections = ['netconf', 'radio', 'wireless', 'bridge', 'iptables.sys.fw'];
const values = [
  '192.168.1.20',
  '1500',
  'a name with spaces',
  'enabled',
  'wss://cloud.example.net:443',
  '-96',
  '',
];
const LEAVES = 7;

/** A configuration of so many different keys, shaped like a device's: dotted keys, indexes, short values. */
export function largeConfiguration(lines) {
  let text = '';
  for (let line = 0; line < lines; line += 1) {
    const leaf = line % LEAVES;
    const entry = Math.floor(line / LEAVES);
    const section = sections[entry % sections.length];
    text += `${section}.${Math.floor(entry / sections.length) + 1}.leaf${leaf}=${values[leaf]}\n`;
  }
  return text;
}
