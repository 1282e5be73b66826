import { managementAddress, managementInterface } from '@radiolink/domain/configuration';
import { IPV4_ANY, networkAddress } from '@radiolink/domain/network';
import type { Configured, HasFaultPlan, Timed } from '../aspects.ts';
import { entryFor, standingEntries } from './configured-entries.ts';

const LEASE_SECONDS = 86_400;
/** What the networks of the radio assign: by DHCP, and by the server of the ISP. RFC 5737. */
const DHCP_ADDRESS = '192.0.2.77';
const DHCP_GATEWAY = '192.0.2.1';
const PPPOE_ADDRESS = '203.0.113.77';

type Served = Configured & HasFaultPlan;

/** DHCP clients that the device runs, and whether one of them let its address go. */
export class AddressClients {
  readonly #released = new Set<string>();
  readonly #boundAt = new Map<string, number>();
  #pppoeSince: number;
  /** When the device was last seen to restart; its clients asked for their addresses then. */
  #restartedAt: number | undefined;

  constructor(now: number) {
    this.#pppoeSince = now;
  }

  /** Interfaces that ask for an address. */
  interfaces(radio: Configured): readonly string[] {
    return standingEntries(radio.configuration.running, 'dhcpc').flatMap(entry => entry.get('devname') ?? []);
  }

  /** Address that a DHCP server assigned to an interface; undefined without one. */
  assignedTo({ faultPlan }: Pick<Served, 'faultPlan'>, device: string): string | undefined {
    return faultPlan.noDhcp || this.#released.has(device) ? undefined : DHCP_ADDRESS;
  }

  /** True if the PPPoE client is on. */
  dials({ configuration }: Configured): boolean {
    return standingEntries(configuration.running, 'ppp').length > 0;
  }

  /** Address of the PPPoE session; the unspecified one while it is not connected. */
  pppoeAddress(radio: Served): string {
    return this.dials(radio) && !radio.faultPlan.noPppoe ? PPPOE_ADDRESS : IPV4_ANY;
  }

  /** The device runs again: every client asks anew, and PPPoE connects. */
  restart(now: number): void {
    this.#released.clear();
    this.#boundAt.clear();
    this.#restartedAt = now;
    this.#pppoeSince = now;
  }

  renew(device: string, now: number): void {
    this.#released.delete(device);
    this.#boundAt.set(device, now);
  }

  release(device: string): void {
    this.#released.add(device);
  }

  /** State of one client as `api/dhcp-client/info` reports it. */
  describe(radio: Timed & Served & { readonly createdAt: number }, device: string): Record<string, unknown> {
    const assigned = this.assignedTo(radio, device);
    const bound = assigned !== undefined;
    const waits = this.#released.has(device) ? 'init' : 'failed';
    const now = radio.clock.now();
    const boundAt = this.#boundAt.get(device) ?? this.#restartedAt ?? radio.createdAt;
    const age = Math.floor((now - boundAt) / 1000) % (LEASE_SECONDS / 2);
    return {
      ifname: device,
      status: bound ? 'bound' : waits,
      ipaddr: assigned ?? IPV4_ANY,
      netmask: bound ? '255.255.255.0' : IPV4_ANY,
      gateway: bound ? DHCP_GATEWAY : IPV4_ANY,
      dns: bound ? ['192.0.2.53'] : [],
      server: bound ? DHCP_GATEWAY : '',
      domain: bound ? 'example.net' : '',
      lease_time: bound ? LEASE_SECONDS : 0,
      expires: bound ? LEASE_SECONDS - age : 0,
    };
  }

  /** PPPoE reconnects. */
  redial(now: number): void {
    this.#pppoeSince = now;
  }

  /** Seconds that the PPPoE session is up. */
  pppoeSeconds(now: number): number {
    return Math.floor((now - this.#pppoeSince) / 1000);
  }
}

/** Of a client without a fallback of its own. §config.addressing. */
const USUAL_FALLBACK = '192.168.1.20';
const USUAL_NETMASK = '255.255.255.0';

/** What assigns addresses to the radio. */
export interface Assigned extends Configured, HasFaultPlan {
  readonly addresses: AddressClients;
}

/** Address that an interface uses at present: assigned by DHCP, the fallback without a response, else the configured one. */
export function addressInUse(radio: Assigned, devname: string): string {
  const config = radio.configuration.running;
  const client = entryFor(config, 'dhcpc', devname);
  if (client !== undefined) {
    const assigned = radio.addresses.assignedTo(radio, devname);
    return assigned ?? (client.get('fallback') || USUAL_FALLBACK);
  }
  return entryFor(config, 'netconf', devname)?.get('ip') || IPV4_ANY;
}

/** Netmask of that address: of the lease, of the fallback, else the configured one. */
function netmaskInUse(radio: Assigned, devname: string): string {
  const config = radio.configuration.running;
  const client = entryFor(config, 'dhcpc', devname);
  const isAssigned = client !== undefined && radio.addresses.assignedTo(radio, devname) !== undefined;
  const configured = client
    ? client.get('fallback_netmask')
    : entryFor(config, 'netconf', devname)?.get('netmask');
  return (isAssigned ? undefined : configured) || USUAL_NETMASK;
}

/** Address at which the radio is managed at present. */
export function pageAddress(radio: Assigned): string {
  const config = radio.configuration.running;
  const inUse = addressInUse(radio, managementInterface(config));
  return inUse === IPV4_ANY ? managementAddress(config) : inUse;
}

/** The routing table: its own networks, the gateways that DHCP assigned, and the static routes. */
export function routes(radio: Assigned): Record<string, unknown>[] {
  const config = radio.configuration.running;
  const connected = standingEntries(config, 'netconf').flatMap(entry => {
    const ifname = entry.get('devname') ?? '';
    const ip = addressInUse(radio, ifname);
    if (ip === IPV4_ANY) return [];
    const netmask = netmaskInUse(radio, ifname);
    const destination = networkAddress(ip, netmask) ?? ip;
    return [{ destination, netmask, gateway: IPV4_ANY, ifname, flags: 'U', metric: 0 }];
  });
  const configured = standingEntries(config, 'route').map(entry => {
    const netmask = entry.get('netmask') ?? '0';
    return {
      destination: entry.get('ip') ?? IPV4_ANY,
      netmask: netmask === '0' ? IPV4_ANY : netmask,
      gateway: entry.get('gateway') ?? IPV4_ANY,
      ifname: entry.get('devname') ?? '',
      flags: 'UG',
      metric: 0,
    };
  });
  const assigned = radio.addresses
    .interfaces(radio)
    .filter(devname => radio.addresses.assignedTo(radio, devname) !== undefined)
    .map(ifname => ({
      destination: IPV4_ANY,
      netmask: IPV4_ANY,
      gateway: DHCP_GATEWAY,
      ifname,
      flags: 'UG',
      metric: 0,
    }));
  return [...configured, ...assigned, ...connected];
}
