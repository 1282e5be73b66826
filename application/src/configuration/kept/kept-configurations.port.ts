import type { Message } from '@radiolink/domain/errors';
import type { SecretlessConfiguration } from '@radiolink/domain/configuration';
import { type Token, token } from '../../wiring/token.ts';

/** How many configurations are kept of a device. */
export const KEPT_CONFIGURATIONS = 5;

/** A configuration as it was before something was applied, without the values of its secrets. */
export interface KeptConfiguration extends SecretlessConfiguration {
  readonly id: string;
  /** When it was replaced, milliseconds since the epoch. */
  readonly at: number;
  /** Who replaced it. */
  readonly user: string;
  /** Names of the settings that were changed then. */
  readonly changed: readonly Message[];
}

/** The last five configurations of each device, kept in this browser. Nothing rejects. */
export interface KeptConfigurationsPort {
  /** Newest first. */
  list(mac: string): Promise<readonly KeptConfiguration[]>;
  /** Keeps one more and drops the oldest beyond five. False where the browser keeps nothing. */
  keep(mac: string, configuration: KeptConfiguration): Promise<boolean>;
}
export const KeptConfigurationsPort: Token<KeptConfigurationsPort> =
  token<KeptConfigurationsPort>('KeptConfigurationsPort');
