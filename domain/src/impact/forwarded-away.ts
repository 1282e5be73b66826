import type { ConfigText } from '../configuration/config-text.ts';
import { type Message, message } from '../errors/message.ts';
import { isIpv4 } from '../network/ipv4.ts';
import { ModeDraft, networkRoles } from '../network-mode/mode-draft.ts';
import { type Forward, forwardsInUse, portSpan } from '../settings/checks/forwards.ts';
import { ownNetworks } from '../settings/checks/own-networks.ts';
import { contextOf, isInUse, isManagedOn, type ManagementService } from './packet-filter.ts';
import { mayBeTo, shareOf, type WayIn, wayIn } from './ways-in.ts';

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
  readonly services: readonly ManagementService[];
  readonly forwards: readonly Forward[];
}

/**
 * The port forwardings, and the DMZ, that take the connections to the web server or SSH of the device, on the interface
 * where they come in. One that leads to the device itself takes nothing, and a DMZ takes what no forwarding has.
 * §config.firewall.
 *
 * @param ways the interfaces by which the device is managed: a forwarding of no interface takes them on each
 */
export function forwardedAway(
  config: ConfigText,
  ways: readonly WayIn[],
  services: readonly ManagementService[],
): readonly Block[] {
  const facts: Facts = {
    config,
    services,
    forwards: forwardsInUse(contextOf(config)).filter(({ protocol }) => protocol !== 'udp'),
  };
  // A bridge has no WAN.
  const { wan } = networkRoles(config, new ModeDraft(config));
  return [
    ...facts.forwards.flatMap((forward, place) =>
      (forward.devname === '' ? ways : [wayIn(config, forward.devname)])
        .filter(({ devname }) => isManagedOn(config, devname))
        .flatMap(way => forwardBlocks(facts, forward, place, way)),
    ),
    ...(wan !== undefined && isManagedOn(config, wan) ? dmzBlocks(facts, wan) : []),
  ];
}

function forwardBlocks(facts: Facts, forward: Forward, place: number, way: WayIn): readonly Block[] {
  const { entry, sources, destinations } = forward;
  const share = mayBeTo(way, destinations) ? shareOf(way, sources) : 'none';
  if (share === 'none' || !isIpv4(valueOf(facts, forward, 'host'))) return [];
  const number = Number(entry.slice(entry.lastIndexOf('.') + 1));
  return servicesLeft(facts, facts.forwards.slice(0, place), way.devname)
    .filter(({ service }) => isTaken(facts, forward, service))
    .map(({ service: { name, port }, but }) => ({
      rule: entry,
      devname: way.devname,
      share: [name, share === 'all' ? '' : sources, ...but].join(' '),
      says: interfaces => {
        const said = { number, port, service: name, interface: interfaces };
        return share === 'all'
          ? message(
              'Port forwarding {number} takes port {port} of {service} on {interface}: you may lose access to the device there.',
              said,
            )
          : message(
              'Port forwarding {number} takes port {port} of {service} on {interface} from {source}. It is unknown whether this browser has such an address: you may lose access to the device there.',
              { ...said, source: sources },
            );
      },
    }));
}

function dmzBlocks(facts: Facts, wan: string): readonly Block[] {
  const host = facts.config.get(`${DMZ}.host`) ?? '';
  if (!isInUse(facts.config, DMZ) || !isIpv4(host) || isOwn(facts, host)) return [];
  return servicesLeft(facts, facts.forwards, wan).map(({ service: { name, port }, but }) => ({
    rule: DMZ,
    devname: wan,
    share: [name, ...but].join(' '),
    says: interfaces =>
      message(
        'The DMZ takes port {port} of {service} on {interface}: you may lose access to the device there.',
        { port, service: name, interface: interfaces },
      ),
  }));
}

const valueOf = ({ config }: Facts, { entry }: Forward, leaf: string): string =>
  config.get(`${entry}.${leaf}`) ?? '';

const isOwn = ({ config }: Facts, host: string): boolean =>
  ownNetworks(contextOf(config)).known.some(({ ip }) => ip === host);

const holds = (span: readonly [low: number, high: number] | undefined, port: number): boolean =>
  span !== undefined && span[0] <= port && port <= span[1];

const isTaken = (facts: Facts, forward: Forward, { port }: ManagementService): boolean =>
  holds(forward.publicPorts, port) && !isSelf(facts, forward, port);

/** A forwarding to the same port of the device itself: the service still answers. */
function isSelf(facts: Facts, forward: Forward, port: number): boolean {
  const inside = valueOf(facts, forward, 'port');
  return isOwn(facts, valueOf(facts, forward, 'host')) && (inside === '' || holds(portSpan(inside), port));
}

/**
 * The services of which earlier forwardings do not lead every connection on an interface to the device itself, and the parts
 * that they do lead there: no later one gets those.
 */
function servicesLeft(
  facts: Facts,
  earlier: readonly Forward[],
  devname: string,
): readonly { readonly service: ManagementService; readonly but: readonly string[] }[] {
  return facts.services.flatMap(service => {
    const { port } = service;
    const kept = earlier
      .filter(each => ['', devname].includes(each.devname) && holds(each.publicPorts, port))
      .filter(each => isSelf(facts, each, port))
      .map(({ sources, destinations }) => `${sources}>${destinations}`);
    return kept.includes('>') ? [] : [{ service, but: kept }];
  });
}
