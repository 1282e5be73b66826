import { type ConfigText, ENABLED } from '@radiolink/domain/configuration';
import {
  addressAndNetmask,
  AUTO_SPEED,
  cidrOf,
  FIXED_SPEEDS,
  interfacesFromConfig,
  interfaceToConfig,
  IPV4_ANY,
  type NetworkInterface,
  speedCodeOf,
} from '@radiolink/domain/network';
import type { Built, Timed, Tuned } from '../../aspects.ts';
import type { Networked } from '../../status/interfaces-section.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { badRequest, wrongField } from '../answers.ts';
import { entryOf, flagIn, numberIn, textIn } from '../body.ts';
import { currentConfiguration, writeConfiguration } from '../configuration/write-configuration.ts';
import { radiosOf } from '../device/identification.ts';
import { type V1Call, v1SessionCalls } from '../exchange.ts';
import {
  type InterfaceEntry,
  interfaceEntries,
  interfaceType,
  linkSpeed,
} from '../statistics/interface-section.ts';

const warmCall = v1SessionCalls({ needsWarmUp: true });

const SPEED = /^(\d+)-(half|full)$/;

function speedText({ speed }: NetworkInterface): string {
  if (speed === AUTO_SPEED) return 'auto';
  const { mbps, fullDuplex } = FIXED_SPEEDS[speed];
  return `${mbps}-${fullDuplex ? 'full' : 'half'}`;
}

interface Configured {
  readonly index: number;
  readonly interface: NetworkInterface;
}

function configuredAs(config: ConfigText, name: string): Configured | undefined {
  return interfacesFromConfig(config.entries()).find(({ interface: one }) => one.devname === name);
}

/** One interface of `/interfaces`: what is configured, with what is so now. §v1.interfaces. */
function interfaceJson(
  radio: Built & Timed & Tuned,
  config: ConfigText,
  entry: InterfaceEntry,
): Record<string, unknown> {
  const { name, mac, status } = entry;
  const found = configuredAs(config, name);
  const type = interfaceType(name);
  const band = radiosOf(radio.profile.board).find(one => one.interfaceId === name);
  return {
    identification: { id: name, name: band?.name ?? '', mac, macOverride: null, type },
    status: {
      enabled: found?.interface.enabled ?? entry.enabled,
      plugged: status['plugged'] === true,
      speed: found ? speedText(found.interface) : 'auto',
      currentSpeed: linkSpeed(entry),
      description: linkSpeed(entry) === '1000-full' ? '1 Gbps - Full Duplex' : '',
      mtu: found?.interface.mtu ?? entry.mtu,
      arpProxy: false,
      timestamp: radio.clock.now(),
      comment: '',
      cableLength: Number(status['cable_len'] ?? 0),
    },
    addresses: addressesJson(config, found, status),
    ...(type === 'ethernet' && {
      ethernet: {
        poe: 'off',
        flowControl: {
          receive: found?.interface.flowControlRx ?? false,
          transmit: found?.interface.flowControlTx ?? false,
        },
        lldp: { enabled: config.get('discovery.lldp.status') === ENABLED },
      },
    }),
    ...(band && { wireless: { radioId: band.id, ssid: radio.settings.ssid } }),
  };
}

function addressesJson(
  config: ConfigText,
  found: Configured | undefined,
  status: InterfaceEntry['status'],
): Record<string, unknown>[] {
  const address = found && config.get(`netconf.${found.index}.ip`);
  const netmask = (found && config.get(`netconf.${found.index}.netmask`)) ?? '';
  const cidr = address && address !== IPV4_ANY ? cidrOf(address, netmask) : undefined;
  if (cidr !== undefined) return [{ type: 'static', version: 'v4', cidr, eui64: false }];
  const given = String(status['ipaddr'] ?? IPV4_ANY);
  if (given === IPV4_ANY) return [];
  return [{ type: 'dynamic', version: 'v4', cidr: `${given}/32`, eui64: false, origin: 'dhcp' }];
}

function listOf(radio: Networked & Tuned, config: ConfigText): Record<string, unknown>[] {
  return interfaceEntries(radio).map(entry => interfaceJson(radio, config, entry));
}

/** The interface as requested. Undefined for a speed that no port has. */
function asWanted(one: NetworkInterface, submitted: unknown): NetworkInterface | undefined {
  const status = entryOf(submitted, 'status');
  const flow = entryOf(entryOf(submitted, 'ethernet'), 'flowControl');
  const speed = textIn(status, 'speed') ?? speedText(one);
  const [, mbps, duplex] = SPEED.exec(speed) ?? [];
  const fixed = mbps !== undefined && speedCodeOf(Number(mbps), duplex === 'full');
  const gigabit = speed === '1000-full' && one.speed === AUTO_SPEED;
  if (speed !== 'auto' && !fixed && !gigabit) return undefined;
  return {
    ...one,
    enabled: flagIn(status, 'enabled') ?? one.enabled,
    mtu: numberIn(status, 'mtu') ?? one.mtu,
    speed: fixed || AUTO_SPEED,
    flowControlRx: flagIn(flow, 'receive') ?? one.flowControlRx,
    flowControlTx: flagIn(flow, 'transmit') ?? one.flowControlTx,
  };
}

/** GET /interfaces. §v1.interfaces. */
const interfacesRead = warmCall('GET', '/interfaces', exchange =>
  jsonAnswer(listOf(exchange.radio, currentConfiguration(exchange))),
);

/** PUT /interfaces — a list of whole objects, one is enough. §v1.interfaces. */
const interfacesWrite = warmCall('PUT', '/interfaces', exchange => {
  const { radio, body } = exchange;
  if (!Array.isArray(body)) return badRequest('A list is expected');
  const before = currentConfiguration(exchange);
  const changes = new Map<string, string | undefined>();
  for (const [place, submitted] of body.entries()) {
    const id = textIn(entryOf(submitted, 'identification'), 'id') ?? '';
    const found = configuredAs(before, id);
    if (found === undefined && isAsListed(radio, before, id, submitted)) continue;
    if (found === undefined) return wrongField(`${place}.identification.id`, 'No such interface');
    const wanted = asWanted(found.interface, submitted);
    if (wanted === undefined) return wrongField(`${place}.status.speed`, 'Not a speed of this port');
    for (const [key, value] of linesOf(found, wanted)) if (before.get(key) !== value) changes.set(key, value);
    const address = staticAddressOf(submitted);
    if (address === undefined) continue;
    changes.set(`netconf.${found.index}.ip`, address.address);
    changes.set(`netconf.${found.index}.netmask`, address.netmask);
  }
  return writeConfiguration(exchange, changes) ?? jsonAnswer(listOf(radio, currentConfiguration(exchange)));
});

const SETTINGS = ['enabled', 'mtu', 'speed'];

/** An interface without configuration is listed too: a list that is written back has it as it is. */
function isAsListed(radio: Networked & Tuned, config: ConfigText, id: string, submitted: unknown): boolean {
  const entry = interfaceEntries(radio).find(({ name }) => name === id);
  if (entry === undefined || staticAddressOf(submitted) !== undefined) return false;
  const listed = entryOf(interfaceJson(radio, config, entry), 'status');
  const wanted = entryOf(submitted, 'status');
  return SETTINGS.every(name => (entryOf(wanted, name) ?? entryOf(listed, name)) === entryOf(listed, name));
}

/** Only lines of what was changed: a line that is missing stays missing. */
function linesOf({ index, interface: one }: Configured, wanted: NetworkInterface) {
  const now = new Map(interfaceToConfig(one, index).map(({ key, value }) => [key, value]));
  return interfaceToConfig(wanted, index)
    .filter(({ key, value }) => now.get(key) !== value || !now.has(key))
    .map(({ key, value }) => [key, value] as const);
}

function staticAddressOf(submitted: unknown): ReturnType<typeof addressAndNetmask> {
  const addresses = entryOf(submitted, 'addresses');
  const first: unknown = Array.isArray(addresses) ? addresses[0] : undefined;
  return textIn(first, 'type') === 'static' ? addressAndNetmask(textIn(first, 'cidr') ?? '') : undefined;
}

export const interfaceCalls: readonly V1Call[] = [interfacesRead, interfacesWrite];
