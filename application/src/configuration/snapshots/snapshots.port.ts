import type { Message } from '@radiolink/domain/errors';
import type { SecretlessConfiguration } from '@radiolink/domain/configuration';
import { type Token, token } from '../../wiring/token.ts';

/** Limit of stored configurations of a device. */
export const SNAPSHOTS_PER_DEVICE = 5;

/** A configuration as it was before something was applied, without the values of its secrets. */
export interface Snapshot extends SecretlessConfiguration {
  readonly id: string;
  /** When it was replaced, milliseconds since the epoch. */
  readonly at: number;
  /** The user who replaced it. */
  readonly user: string;
  /** Names of the settings that were changed then. */
  readonly changed: readonly Message[];
}

/** The last five configurations of each device, in this browser. Nothing rejects. */
export interface SnapshotsPort {
  /** Newest first. */
  list(mac: string): Promise<readonly Snapshot[]>;
  /** Saves one more and drops the oldest beyond five; what is saved then. */
  save(mac: string, configuration: Snapshot): Promise<readonly Snapshot[]>;
}
export const SnapshotsPort: Token<SnapshotsPort> = token<SnapshotsPort>('configuration/SnapshotsPort');
