import type { ConfigText } from '@radiolink/domain/configuration';
import type { Message } from '@radiolink/domain/errors';
import type { Snapshot } from '../configuration/snapshots/snapshots.port.ts';

/** Names a configuration that can be compared; a snapshot by its own id. */
export type DiffSideId = 'running' | 'saved' | 'edited' | 'staged' | 'file' | `snapshot-${string}`;

/** From which configuration to which. */
export interface DiffPair {
  readonly from: DiffSideId;
  readonly to: DiffSideId;
}

/** Availability of a side for comparison, and the reason if unavailable. */
export type SideContent =
  | {
      readonly kind: 'there';
      readonly config: ConfigText;
      /** It holds no values of secrets, so that none can be compared. */
      readonly secretless: boolean;
    }
  | { readonly kind: 'waiting' }
  /** The device did not respond to the request. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'unavailable'; readonly reason: Message };

/** One configuration that is offered for comparison. */
export interface DiffSide {
  readonly id: DiffSideId;
  readonly content: SideContent;
  /** A plain sentence about where it comes from. */
  readonly note?: Message | undefined;
  /** When the device gave it out, or when it was replaced: milliseconds since the epoch. */
  readonly at?: number | undefined;
  readonly snapshot?: Snapshot | undefined;
  /** Name of the local file. It comes from outside. */
  readonly fileName?: string | undefined;
}

/** A backup that was read from a local file and checked. It stays in this page. */
export interface BackupText {
  readonly name: string;
  readonly text: string;
}

/** The side with a snapshot of the configuration. */
export const snapshotSide = (id: string): DiffSideId => `snapshot-${id}`;
