import { type Token, token } from '../wiring/token.ts';

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
