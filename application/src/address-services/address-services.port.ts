import { type Token, token } from '../wiring/token.ts';

/** A lease that this device has on one interface. */
export interface DhcpClientLease {
  readonly interfaceName: string;
  readonly state?: 'init' | 'bound' | 'failed' | (string & {}) | undefined;
  readonly address?: string | undefined;
  readonly netmask?: string | undefined;
  readonly gateway?: string | undefined;
  readonly nameServers: readonly string[];
  readonly server?: string | undefined;
  readonly domain?: string | undefined;
  readonly leaseSeconds?: number | undefined;
  readonly secondsLeft?: number | undefined;
}

/** The DHCP client. Rejects with `RequestFailure`; code 5 for an interface without one. */
export interface DhcpClientPort {
  read(): Promise<readonly DhcpClientLease[]>;
  renew(interfaceName: string): Promise<void>;
  release(interfaceName: string): Promise<void>;
}
export const DhcpClientPort: Token<DhcpClientPort> = token<DhcpClientPort>('address-services/DhcpClientPort');

/** A PPPoE session. Bytes are counted by this device. */
export interface PppoeSession {
  readonly interfaceName: string;
  /** The interface that it runs over. */
  readonly deviceName?: string | undefined;
  readonly state?: string | undefined;
  readonly address?: string | undefined;
  readonly peer?: string | undefined;
  readonly nameServers: readonly string[];
  readonly mtu?: number | undefined;
  readonly uptimeSeconds?: number | undefined;
  readonly txBytes?: number | undefined;
  readonly rxBytes?: number | undefined;
}

/** PPPoE. Rejects with `RequestFailure`; code 5 for an interface without it. */
export interface PppoePort {
  read(): Promise<readonly PppoeSession[]>;
  /** Hangs up and dials again. */
  restart(interfaceName: string): Promise<void>;
}
export const PppoePort: Token<PppoePort> = token<PppoePort>('address-services/PppoePort');
