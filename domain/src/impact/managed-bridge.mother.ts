import { ConfigText } from '../configuration/config-text.ts';
import { inEnglish } from '../settings/english.ts';
import { type ChangeImpact, changeImpact } from './change-impact.ts';

/** Lines of a configuration; undefined for a line that it does not have. */
export type Lines = Readonly<Record<string, string | undefined>>;

/** An access point that bridges its port and its radio and is managed at 192.0.2.20. */
export const BRIDGE: Readonly<Record<string, string>> = {
  netmode: 'bridge',
  'netconf.status': 'enabled',
  'netconf.1.devname': 'br0',
  'netconf.1.status': 'enabled',
  'netconf.1.role': 'mlan',
  'netconf.1.ip': '192.0.2.20',
  'netconf.1.netmask': '255.255.255.0',
  'bridge.status': 'enabled',
  'bridge.1.devname': 'br0',
  'bridge.1.status': 'enabled',
  'bridge.1.port.1.devname': 'eth0',
  'bridge.1.port.1.status': 'enabled',
  'bridge.1.port.2.devname': 'ath0',
  'bridge.1.port.2.status': 'enabled',
  'radio.1.mode': 'master',
};

/** The same with a firewall that has no rules yet. */
export const FILTERED: Readonly<Record<string, string>> = {
  ...BRIDGE,
  'iptables.status': 'enabled',
  'iptables.sys.status': 'enabled',
  'iptables.sys.fw.status': 'enabled',
};

export const configurationOf = (lines: Lines): ConfigText =>
  ConfigText.parse(
    Object.entries(lines)
      .flatMap(([key, value]) => (value === undefined ? [] : [`${key}=${value}\n`]))
      .join(''),
  );

/** What a change of a configuration does. */
export const impactOf = (changes: Lines, from: Lines): ChangeImpact =>
  changeImpact({ before: configurationOf(from), after: configurationOf({ ...from, ...changes }) });

/** What is said of it, in English. */
export const saidOf = (changes: Lines, from: Lines): readonly string[] =>
  impactOf(changes, from).cuts.map(({ message }) => inEnglish(message));
