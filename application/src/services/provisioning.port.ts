import { type Token, token } from '../wiring/token.ts';

/** The provisioning mode. §4.status-codes. */
export interface ProvisioningPort {
  /** Code of the mode after the call: the domain's `ProvisioningMode`; undefined from firmware that answers nothing. */
  start(): Promise<number | undefined>;
  stop(): Promise<number | undefined>;
}
export const ProvisioningPort: Token<ProvisioningPort> = token<ProvisioningPort>('services/ProvisioningPort');
