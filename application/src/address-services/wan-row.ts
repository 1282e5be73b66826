import type { DhcpClientLease } from './dhcp-client.port.ts';
import type { PppoeSession } from './pppoe.port.ts';

/** WAN connection of a router, independent of the source of its address. */
export interface WanRow {
  readonly kind: 'dhcp' | 'pppoe';
  readonly interfaceName: string;
  /** The interface that it runs over, where that is another one. */
  readonly over: string | undefined;
  readonly state: string | undefined;
  readonly address: string | undefined;
  readonly netmask: string | undefined;
  readonly gateway: string | undefined;
  readonly nameServers: readonly string[];
  /** Seconds that the lease lasts still, or that the session is up. */
  readonly seconds: number | undefined;
}

const NO_ADDRESS = '0.0.0.0';

/** The device writes an address of zeros where it has none. */
const reported = (address: string | undefined): string | undefined =>
  address === NO_ADDRESS || address === '' ? undefined : address;

/** Leases and sessions in one list: the sessions first, as traffic runs through them. A session has no netmask. */
export function wanRows(
  leases: readonly DhcpClientLease[],
  sessions: readonly PppoeSession[],
): readonly WanRow[] {
  return [
    ...sessions.map(
      (session): WanRow => ({
        kind: 'pppoe',
        interfaceName: session.interfaceName,
        over: session.deviceName,
        state: session.state,
        address: reported(session.address),
        netmask: undefined,
        gateway: reported(session.peer),
        nameServers: session.nameServers,
        seconds: session.uptimeSeconds,
      }),
    ),
    ...leases.map(
      (lease): WanRow => ({
        kind: 'dhcp',
        interfaceName: lease.interfaceName,
        over: undefined,
        state: lease.state,
        address: reported(lease.address),
        netmask: reported(lease.netmask),
        gateway: reported(lease.gateway),
        nameServers: lease.nameServers,
        seconds: lease.secondsLeft,
      }),
    ),
  ];
}
