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
