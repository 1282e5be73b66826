import {
  type ConfigChanges,
  type ConfigText,
  ENABLED,
  entriesOf,
  section,
} from '@radiolink/domain/configuration';
import {
  advertisedModes,
  addressAndNetmask,
  cidrOf,
  interfacesFromConfig,
  interfaceToConfig,
  LINK_MODES,
  type NetworkInterface,
  type SpeedCode,
} from '@radiolink/domain/network';
import { configurationObject, linesOfConfiguration } from './projection/configuration-object.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { emptySuccess } from '../answers.ts';
import { entryOf, flagIn, numberIn, objectIn, textIn } from '../body.ts';
import { type V1Call, v1SessionCall } from '../exchange.ts';
import { currentConfiguration, writeConfiguration } from './write-configuration.ts';

/** Numbers of the network modes. §3.board-info. */
const MODES = { bridge: 1, router: 2, soho: 4 } as const;
const SPEEDS: readonly SpeedCode[] = [0, 1, 2, 3, 4];

/** The network object, alone, with what only airMAX has. §v1.configuration. */
function networkJson(config: ConfigText): Record<string, unknown> {
  const mode = config.get('netmode') ?? 'bridge';
  return {
    ...objectIn(configurationObject(config)['network']),
    netMode: Object.entries(MODES).find(([name]) => name === mode)?.[1] ?? MODES.bridge,
    interfaces: interfacesFromConfig(config.entries()).map(found => interfaceJson(config, found)),
    bridge: bridgeJson(config),
    firewall: [],
    portForward: [],
    dhcpServer: null,
    pppoe: null,
    staticRoutes: [],
  };
}

interface Found {
  readonly index: number;
  readonly interface: NetworkInterface;
}

function interfaceJson(config: ConfigText, { index, interface: one }: Found): Record<string, unknown> {
  const address = config.get(`netconf.${index}.ip`) ?? '';
  return {
    devname: one.devname,
    enabled: one.enabled,
    mtu: one.mtu,
    speed: one.speed,
    ipMode: one.ipMode,
    cidr: cidrOf(address, config.get(`netconf.${index}.netmask`) ?? '') ?? null,
    autoIp: one.autoIp,
    advertised: LINK_MODES.filter(mode => one.advertised[mode]),
    flowControl: { rx: one.flowControlRx, tx: one.flowControlTx },
  };
}

function bridgeJson(config: ConfigText): Record<string, unknown> | null {
  const [first] = entriesOf(section(config, 'bridge'));
  if (first === undefined) return null;
  const [index, bridge] = first;
  const ports = entriesOf(section(config, `bridge.${index}.port`)).flatMap(
    ([, port]) => port.children.get('devname')?.value ?? [],
  );
  return {
    devname: bridge.children.get('devname')?.value ?? '',
    enabled: bridge.children.get('status')?.value === ENABLED,
    ports,
  };
}

/** The lines that an airMAX network object changes. */
function networkChanges(submitted: unknown, before: ConfigText): ConfigChanges {
  const { interfaces, ...common } = objectIn(submitted);
  const changes = new Map<string, string | undefined>(linesOfConfiguration({ network: common }, before));
  const netMode = numberIn(submitted, 'netMode');
  const mode = Object.entries(MODES).find(([, number]) => number === netMode)?.[0];
  if (mode !== undefined && mode !== before.get('netmode')) changes.set('netmode', mode);
  const known = interfacesFromConfig(before.entries());
  for (const wanted of Array.isArray(interfaces) ? (interfaces as unknown[]) : []) {
    const found = known.find(({ interface: one }) => one.devname === textIn(wanted, 'devname'));
    if (found === undefined) continue;
    for (const { key, value } of interfaceToConfig(asWanted(found.interface, wanted), found.index)) {
      if (before.get(key) !== value && !isUnsaid(before, key, value)) changes.set(key, value);
    }
    const address = addressAndNetmask(textIn(wanted, 'cidr') ?? '');
    if (address === undefined) continue;
    changes.set(`netconf.${found.index}.ip`, address.address);
    changes.set(`netconf.${found.index}.netmask`, address.netmask);
  }
  return changes;
}

/** A line that is missing and would say what missing means. */
function isUnsaid(before: ConfigText, key: string, value: string | undefined): boolean {
  const usual = key.endsWith('autoip.status') ? 'disabled' : ENABLED;
  return before.get(key) === undefined && value === usual;
}

function asWanted(one: NetworkInterface, wanted: unknown): NetworkInterface {
  const advertised = entryOf(wanted, 'advertised');
  const flow = entryOf(wanted, 'flowControl');
  return {
    ...one,
    enabled: flagIn(wanted, 'enabled') ?? one.enabled,
    mtu: numberIn(wanted, 'mtu') ?? one.mtu,
    speed: SPEEDS.find(code => code === numberIn(wanted, 'speed')) ?? one.speed,
    autoIp: flagIn(wanted, 'autoIp') ?? one.autoIp,
    advertised: Array.isArray(advertised)
      ? advertisedModes(mode => advertised.includes(mode))
      : one.advertised,
    flowControlRx: flagIn(flow, 'rx') ?? one.flowControlRx,
    flowControlTx: flagIn(flow, 'tx') ?? one.flowControlTx,
  };
}

const path = '/system/airmax/configuration/network';

/** GET /system/airmax/configuration/network. §v1.configuration. */
const airmaxNetworkRead = v1SessionCall('GET', path, exchange =>
  jsonAnswer(networkJson(currentConfiguration(exchange))),
);

/** PUT /system/airmax/configuration/network. §v1.configuration. */
const airmaxNetworkWrite = v1SessionCall('PUT', path, exchange => {
  const changes = networkChanges(objectIn(exchange.body), currentConfiguration(exchange));
  return writeConfiguration(exchange, changes, networkJson) ?? emptySuccess();
});

export const airmaxNetworkCalls: readonly V1Call[] = [airmaxNetworkRead, airmaxNetworkWrite];
