import type { ConfigText } from '@radiolink/domain/configuration';
import { isIpv4 } from '@radiolink/domain/network';
import { countryRules } from '@radiolink/domain/radio';
import type { Built } from '../../aspects.ts';
import type { Radio } from '../../radio.ts';
import { ruledBy } from '../../regulation/regulation.ts';
import { isHost } from '../../wire/hosts.ts';
import type { FieldProblems } from '../answers.ts';
import { radiosOf } from '../device/identification.ts';

interface LineRule {
  readonly key: RegExp;
  readonly field: string;
  readonly problem: string;
  readonly holds: (value: string, radio: Radio) => boolean;
}

const isBetween = (value: string, least: number, most: number): boolean =>
  /^-?\d+$/.test(value) && Number(value) >= least && Number(value) <= most;

const isPort = (value: string): boolean => isBetween(value, 1, 65_535);

const SSID = /^[\x20-\x7e]{0,32}$/;
/** Bytes. */
const LEAST_MTU = 68;
const MOST_MTU = 2024;

/** Refusals of the device, independent of the object: the lines are validated. */
const RULES: readonly LineRule[] = [
  {
    key: /^resolv\.host\.1\.name$/,
    field: 'system.hostname',
    problem: 'A name is expected',
    holds: value => value !== '' && value.length <= 64,
  },
  {
    key: /^radio\.countrycode$/,
    field: 'system.country',
    problem: 'Unknown country',
    holds: value => countryRules(ruledBy(Number(value))) !== undefined,
  },
  {
    key: /^wireless\.\d+\.ssid$|^radio\.0\.ssid$/,
    field: 'wireless.interfaces.0.ssid',
    problem: 'At most 32 printable characters',
    holds: value => SSID.test(value),
  },
  {
    key: /^radio\.0\.chanbw$/,
    field: 'wireless.interfaces.0.channelWidth',
    problem: 'Not a width of this radio',
    holds: (value, radio) => fitsWidth(radio, 'wlan0', value),
  },
  {
    key: /^radio\.1\.chanbw$/,
    field: 'wireless.interfaces.0.channelWidth',
    problem: 'Not a width of this radio',
    holds: (value, radio) => fitsWidth(radio, 'ath0', value),
  },
  {
    key: /^netconf\.\d+\.mtu$/,
    field: 'network.mtu',
    problem: 'Out of range',
    holds: value => isBetween(value, LEAST_MTU, MOST_MTU),
  },
  {
    key: /^netconf\.\d+\.ip$|^route\.1\.gateway$/,
    field: 'network.interfaces.data.ipv4',
    problem: 'Not an address',
    holds: value => value === '' || isIpv4(value),
  },
  {
    key: /^vlan\.\d+\.id$/,
    field: 'network.interfaces.data.mgmtVLAN',
    problem: 'A VLAN from 1 to 4094',
    holds: value => isBetween(value, 1, 4094),
  },
  { key: /^sshd\.port$/, field: 'sshServer.sshPort', problem: 'Not a port', holds: isPort },
  { key: /^httpd\.port$/, field: 'webServer.httpPort', problem: 'Not a port', holds: isPort },
  { key: /^httpd\.https\.port$/, field: 'webServer.httpsPort', problem: 'Not a port', holds: isPort },
  { key: /^telnetd\.port$/, field: 'telnetServer.port', problem: 'Not a port', holds: isPort },
  { key: /^syslog\.remote\.port$/, field: 'systemLog.port', problem: 'Not a port', holds: isPort },
  {
    key: /^httpd\.session\.timeout$/,
    field: 'webServer.sessionTimeout',
    problem: 'Minutes from 1 to 1440',
    holds: value => isBetween(value, 60, 86_400),
  },
  {
    key: /^ntpclient\.\d+\.server$/,
    field: 'ntpClient.ntpServers',
    problem: 'Not a host',
    holds: value => value === '' || isHost(value),
  },
];

function fitsWidth(radio: Built, interfaceId: string, value: string): boolean {
  const one = radiosOf(radio.profile.board).find(candidate => candidate.interfaceId === interfaceId);
  return value === '0' || one === undefined || one.widthsMhz.includes(Number(value));
}

/** Problems of the lines that a write changes. */
export function lineProblems(radio: Radio, before: ConfigText, wanted: ConfigText): FieldProblems {
  const problems: Record<string, readonly string[]> = {};
  for (const [key, value] of wanted.entries()) {
    if (before.get(key) === value) continue;
    const rule = RULES.find(candidate => candidate.key.test(key));
    if (rule !== undefined && !rule.holds(value, radio)) problems[rule.field] = [rule.problem];
  }
  return problems;
}
