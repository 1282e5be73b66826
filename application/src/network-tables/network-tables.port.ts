import { type Token, token } from '../wiring/token.ts';
import type { TableId } from './table-id.ts';
import type {
  ArpRow,
  BridgeRow,
  FirewallRules,
  InterfaceRow,
  LeaseRow,
  PeerRow,
  PortForwardRow,
  RouteRow,
} from './network-rows.ts';

/** The tables that the device keeps of the network. Each is read when it is shown. Rejects with `RequestFailure`. */
export interface NetworkTablesPort {
  /** The tables that the device has; omitted for one that may have any of the classic ones. */
  readonly offered?: readonly TableId[];
  /** IPv4 addresses that were seen on the network. */
  scannedAddresses(): Promise<readonly string[]>;
  arp(): Promise<readonly ArpRow[]>;
  bridge(): Promise<readonly BridgeRow[]>;
  routes(): Promise<readonly RouteRow[]>;
  leases(): Promise<readonly LeaseRow[]>;
  firewall(): Promise<FirewallRules>;
  portForwards(): Promise<readonly PortForwardRow[]>;
  /** What a device with statistics in place of tables reports; none where it is not offered. */
  interfaces?(): Promise<readonly InterfaceRow[]>;
  peers?(): Promise<readonly PeerRow[]>;
}
export const NetworkTablesPort: Token<NetworkTablesPort> = token<NetworkTablesPort>(
  'network-tables/NetworkTablesPort',
);
