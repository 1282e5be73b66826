import type { ConfigText } from '@radiolink/domain/configuration';
import { IPV4_ANY } from '@radiolink/domain/network';
import { addressInUse, type Assigned } from './addressing.ts';
import { bridgeMembers, bridgesOf, carrierOf, entryFor, standingEntries } from './configured-entries.ts';
import { isDropped, isForwarded } from './packet-filter.ts';

/** Below this, the answers of the web server no longer pass. RFC 791. */
const SMALLEST_PASSING_MTU = 576;
const USUAL_MTU = 1500;

/** Where a caller is plugged in: a port of the radio, with the tag of its VLAN after a dot. */
export interface CallerPlace {
  readonly address: string;
  readonly port: string;
}

/** Address at which the page answers a caller; undefined if none does. */
export function addressSeenFrom(radio: Assigned, caller: CallerPlace): string | undefined {
  const config = radio.configuration.running;
  const carrier = carrierAt(config, caller.port);
  if (carrier === undefined) return undefined;
  const address = addressInUse(radio, carrier);
  const packet = { in: carrier, src: caller.address, dst: address, dpt: webPort(config) };
  const passes =
    address !== IPV4_ANY &&
    mayManageOn(config, carrier) &&
    [caller.port.split('.', 1)[0] ?? '', carrier].every(
      name => mtuOf(config, name) >= SMALLEST_PASSING_MTU,
    ) &&
    !isForwarded(config, packet) &&
    !isDropped(config, packet);
  return passes ? address : undefined;
}

/** The interface that takes the packets of a port, untagged or of a VLAN; undefined if none does. */
function carrierAt(config: ConfigText, place: string): string | undefined {
  const [port = '', tag] = place.split('.');
  if (entryFor(config, 'netconf', port)?.get('up') === 'disabled') return undefined;
  if (tag === undefined) return carrierOf(config, port);
  const isMade = (parent: string): boolean =>
    standingEntries(config, 'vlan').some(entry => entry.get('devname') === parent && entry.get('id') === tag);
  if (isMade(port)) return carrierOf(config, place);
  const bridge = bridgesOf(config).find(name => bridgeMembers(config, name).includes(port));
  return bridge !== undefined && isMade(bridge) ? carrierOf(config, `${bridge}.${tag}`) : undefined;
}

/** True unless management is limited to other interfaces. §config.firewall. */
function mayManageOn(config: ConfigText, carrier: string): boolean {
  const isLimited = ['iptables', 'iptables.sys', 'iptables.sys.mgmt'].every(
    path => config.get(`${path}.status`) === 'enabled',
  );
  return !isLimited || entryFor(config, 'iptables.sys.mgmt', carrier) !== undefined;
}

/** True unless the web server is turned off: then nobody manages the radio from a page. §config.services. */
export function isServing({ configuration }: Assigned): boolean {
  return configuration.running.get('httpd.status') !== 'disabled';
}

const mtuOf = (config: ConfigText, devname: string): number =>
  Number(entryFor(config, 'netconf', devname)?.get('mtu') ?? USUAL_MTU);

function webPort(config: ConfigText): number {
  const isSecure = config.get('httpd.https.status') === 'enabled';
  return Number(config.get(isSecure ? 'httpd.https.port' : 'httpd.port')) || (isSecure ? 443 : 80);
}
