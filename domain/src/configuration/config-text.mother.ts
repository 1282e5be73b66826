import * as fc from 'fast-check';
import { ConfigText } from './config-text.ts';

/** A whole small configuration of a bridge, as a device would write it. */
export const bridgeLines: readonly string[] = [
  'netmode=bridge',
  'netconf.status=enabled',
  'netconf.1.devname=eth0',
  'netconf.1.status=enabled',
  'netconf.1.up=disabled',
  'netconf.1.mtu=1500',
  'netconf.3.devname=br0',
  'netconf.3.status=enabled',
  'netconf.3.ip=192.168.1.20',
  'netconf.3.netmask=255.255.255.0',
  'radio.status=enabled',
  'radio.1.devname=ath0',
  'radio.1.mode=master',
  'radio.1.freq=5500',
  'resolv.host.1.name=hill',
  'snmp.status=enabled',
  'snmp.community=only-for-us',
  'system.timezone=EET-2EEST,M3.5.0/3,M10.5.0/4',
  'system.timezone.name=EET',
  'system.cfg.version=65547',
  'system.cfg.editor.webui=2026-09-03T08:11:45.607Z',
  'unms.uri=wss://cloud.example.net:443+TOKENTOKEN+allowUntrustedCertificate',
  'users.1.name=admin',
  'users.1.password=$1$salt$hashhashhash',
  'users.1.status=enabled',
];

export const bridgeText = `${bridgeLines.join('\n')}\n`;

/** A configuration of the given lines, each ended by `\n`. */
export const configOf = (...lines: readonly string[]): ConfigText =>
  ConfigText.parse(lines.map(line => `${line}\n`).join(''));

/** The bridge configuration with some values set on top. */
export const bridgeConfig = (changes: Readonly<Record<string, string>> = {}): ConfigText => {
  const edit = ConfigText.parse(bridgeText).edit(new Map(Object.entries(changes)));
  if (!edit.ok) throw new Error(edit.problem.key);
  return edit.config;
};

const name = fc.constantFrom(
  'netconf',
  'radio',
  '1',
  '2',
  '13',
  'ip',
  'status',
  'pppoe-relay',
  'é',
  '日本',
  'a b',
  '0',
);
const key = fc.array(name, { minLength: 1, maxLength: 4 }).map(names => names.join('.'));
const value = fc.oneof(
  fc.constantFrom('', 'enabled', 'disabled', '-96', ' a = b ', '#5', '\u2028', '😀', '\uFEFF', 'a\tb'),
  fc.string({ unit: 'binary', maxLength: 12 }).filter(text => !/[\r\n]/.test(text) && !text.includes('\0')),
);
const entryLine = fc.tuple(key, value).map(([k, v]) => `${k}=${v}`);
const oddLine = fc.constantFrom(
  '',
  '   ',
  '# note',
  '#a=b',
  'no equals sign',
  '=no key',
  ' outer=1',
  'a\rb=2',
  'nul\0=1',
  '\u2029',
  '\t',
);
const line = fc.oneof({ weight: 5, arbitrary: entryLine }, { weight: 1, arbitrary: oddLine });
const lineEnd = fc.constantFrom('\n', '\n', '\r\n');

/** Texts of every shape a configuration file has been seen in, and some it should never have. */
export const anyConfigurationText: fc.Arbitrary<string> = fc
  .tuple(
    fc.boolean(),
    fc.array(
      fc.tuple(line, lineEnd).map(parts => parts.join('')),
      { maxLength: 25 },
    ),
    fc.option(line, { nil: '' }),
    fc.constantFrom('', '', '', '\r'),
  )
  .map(([mark, lines, last, end]) => (mark ? '\uFEFF' : '') + lines.join('') + last + end);

/** Keys that any text can hold. */
export const anyKey: fc.Arbitrary<string> = key;

/** Strings chosen to break a text of lines. */
export const hostileString: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(
      '\n',
      '\r',
      '\0',
      '\u2028',
      '\u2029',
      '=',
      '#',
      ' ',
      'a',
      '😀',
      '\uD800',
      '\uFEFF',
      '\u0085',
    ),
    maxLength: 12,
  }),
  fc.constantFrom(
    '\n',
    '\r\n',
    '\0',
    '\u2028',
    '=',
    '#',
    '',
    'x'.repeat(65_536),
    `${'y'.repeat(65_536)}\nroot=1`,
    '😀'.repeat(16_384),
  ),
);
