import type { ConfigText } from '../configuration/config-text.ts';
import { managementInterface } from '../configuration/management-address.ts';
import { type Message, message } from '../errors/message.ts';
import { isIpv4 } from '../network/ipv4.ts';
import { addressAndNetmask, coversSubnet, isInCidr } from '../network/ipv4-subnet.ts';
import { ModeDraft, networkRoles } from '../network-mode/mode-draft.ts';
import { type Forward, forwardsInUse, portSpan } from '../settings/checks/forwards.ts';
import { isOnLink, type OwnNetwork, type OwnNetworks, ownNetworks } from '../settings/checks/own-networks.ts';
import { contextOf, isInUse, type ManagementService, managementServices } from './packet-filter.ts';

const DMZ = 'iptables.sys.dmz';

/** Something that shuts management out on an interface. */
export interface Block {
  /** Path of the rule, or of the list: `iptables.sys.fw.2`. */
  readonly rule: string;
  readonly devname: string;
  /** What of the management it takes there: the same as before is nothing new. */
  readonly share: string;
  /** On these interfaces, named in one text. */
  readonly says: (interfaces: string) => Message;
}

/** What decides where the connections to a service go. */
interface Facts {
  readonly config: ConfigText;
  readonly own: OwnNetworks;
  readonly management: string;
  /** The WAN of a router; a bridge has none. */
  readonly wan: string | undefined;
  readonly services: readonly ManagementService[];
  readonly forwards: readonly Forward[];
}

/**
 * The port forwardings, and the DMZ, that take the connections to the web server or SSH of the device, on the interface
 * where they come in. One that leads to the device itself takes nothing, and a DMZ takes what no forwarding has.
 * §config.firewall.
 */
export function forwardedAway(
  config: ConfigText,
  isManagedOn: (devname: string) => boolean,
): readonly Block[] {
  const context = contextOf(config);
  const facts: Facts = {
    config,
    own: ownNetworks(context),
    management: managementInterface(config),
    wan: networkRoles(config, new ModeDraft(config)).wan,
    services: managementServices(config),
    forwards: forwardsInUse(context).filter(({ protocol }) => protocol !== 'udp'),
  };
  return [
    ...facts.forwards.flatMap((forward, place) => {
      const where = forward.devname === '' ? facts.management : forward.devname;
      return isManagedOn(where) ? forwardBlocks(facts, forward, place, where) : [];
    }),
    ...(facts.wan !== undefined && isManagedOn(facts.wan) ? dmzBlocks(facts, facts.wan) : []),
  ];
}

function forwardBlocks(facts: Facts, forward: Forward, place: number, where: string): readonly Block[] {
  const { entry, devname } = forward;
  const share = shareOf(facts, forward);
  if (share === 'none' || !isIpv4(valueOf(facts, forward, 'host'))) return [];
  const number = Number(entry.slice(entry.lastIndexOf('.') + 1));
  const source = valueOf(facts, forward, 'src');
  return facts.services
    .filter(service => isTaken(facts, forward, service))
    .filter(service => !isKept(facts, facts.forwards.slice(0, place), devname, service))
    .map(({ name, port }) => {
      const said = { number, port, service: name, interface: where };
      const says =
        share === 'all'
          ? message(
              'Port forwarding {number} takes port {port} of {service} on {interface}: you may lose access to the device there.',
              said,
            )
          : message(
              'Port forwarding {number} takes port {port} of {service} on {interface} from {source}. It is unknown whether this browser has such an address: you may lose access to the device there.',
              { ...said, source },
            );
      return {
        rule: entry,
        devname: where,
        share: share === 'all' ? name : `${name} ${source}`,
        says: () => says,
      };
    });
}

function dmzBlocks(facts: Facts, wan: string): readonly Block[] {
  const host = facts.config.get(`${DMZ}.host`) ?? '';
  if (!isInUse(facts.config, DMZ) || !isIpv4(host) || isOwn(facts, host)) return [];
  return facts.services
    .filter(service => !isKept(facts, facts.forwards, wan, service))
    .map(({ name, port }) => ({
      rule: DMZ,
      devname: wan,
      share: name,
      says: () =>
        message(
          'The DMZ takes port {port} of {service} on {interface}: you may lose access to the device there.',
          { port, service: name, interface: wan },
        ),
    }));
}

const valueOf = ({ config }: Facts, { entry }: Forward, leaf: string): string =>
  config.get(`${entry}.${leaf}`) ?? '';

const isOwn = ({ own }: Facts, host: string): boolean => own.known.some(({ ip }) => ip === host);

const holds = (span: readonly [low: number, high: number] | undefined, port: number): boolean =>
  span !== undefined && span[0] <= port && port <= span[1];

const isTaken = (facts: Facts, forward: Forward, { port }: ManagementService): boolean =>
  holds(forward.publicPorts, port) && !isSelf(facts, forward, port);

/** A forwarding to the same port of the device itself: the service still answers. */
function isSelf(facts: Facts, forward: Forward, port: number): boolean {
  const inside = valueOf(facts, forward, 'port');
  return isOwn(facts, valueOf(facts, forward, 'host')) && (inside === '' || holds(portSpan(inside), port));
}

/** True if an earlier forwarding leads every connection to a service to the device itself: no later one gets it. */
const isKept = (
  facts: Facts,
  earlier: readonly Forward[],
  devname: string,
  { port }: ManagementService,
): boolean =>
  earlier.some(
    forward =>
      ['', devname].includes(forward.devname) &&
      ['src', 'dst'].every(leaf => valueOf(facts, forward, leaf) === '') &&
      holds(forward.publicPorts, port) &&
      isSelf(facts, forward, port),
  );

/** The connections to the device on which a forwarding decides. */
function shareOf(facts: Facts, forward: Forward): 'all' | 'part' | 'none' {
  const { own, management, wan } = facts;
  const { devname } = forward;
  const [source, destination] = ['src', 'dst'].map(leaf => valueOf(facts, forward, leaf));
  const networks = own.known.filter(network => devname === '' || network.devname === devname);
  // The address of a DHCP or PPPoE client is not known: a forwarding may name it.
  const isKnown = networks.length > 0 && (devname !== '' || own.dynamic.size === 0);
  const isTo = (address: string): boolean => networks.some(({ ip }) => isInCidr(ip, address));
  if (destination !== undefined && destination !== '' && isKnown && !isTo(destination)) return 'none';
  if (source === undefined || source === '' || covers(source, networks)) return 'all';
  if (networks.some(network => isOnLink(addressAndNetmask(source)?.address ?? '', network))) return 'part';
  // To the WAN, connections come from anywhere.
  const isLocal = devname === management || (devname === '' && wan === undefined);
  return isLocal || addressAndNetmask(source) === undefined ? 'none' : 'part';
}

const ANYWHERE = { ip: '128.0.0.0', netmask: '0.0.0.0' };

const covers = (cidr: string, networks: readonly OwnNetwork[]): boolean =>
  (networks.length > 0 && networks.every(({ ip, netmask }) => coversSubnet(cidr, ip, netmask))) ||
  coversSubnet(cidr, ANYWHERE.ip, ANYWHERE.netmask);
