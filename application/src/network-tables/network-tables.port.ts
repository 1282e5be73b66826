import { type Token, token } from '../wiring/token.ts';
import type { TableId } from './table-id.ts';
import type { ArpRow, BridgeRow, FirewallRules, LeaseRow, PortForwardRow, RouteRow } from './network-rows.ts';

/** The tables that the device keeps of the network. Each is read when it is shown. Rejects with `RequestFailure`. */
export interface NetworkTablesPort {
  /** The tables that the device has; omitted for one that may have any. */
  readonly offered?: readonly TableId[];
  /** IPv4 addresses that were seen on the network. */
  scannedAddresses(): Promise<readonly string[]>;
  arp(): Promise<readonly ArpRow[]>;
  bridge(): Promise<readonly BridgeRow[]>;
  routes(): Promise<readonly RouteRow[]>;
  leases(): Promise<readonly LeaseRow[]>;
  firewall(): Promise<FirewallRules>;
  portForwards(): Promise<readonly PortForwardRow[]>;
}
export const NetworkTablesPort: Token<NetworkTablesPort> = token<NetworkTablesPort>('NetworkTablesPort');
