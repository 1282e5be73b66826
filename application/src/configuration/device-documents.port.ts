import { type Token, token } from '../wiring/token.ts';

/**
 * Parts of a versioned device that it keeps as one document each: all of the configuration, its network and wireless
 * side with what airMAX adds, the services, and names and switches of the system.
 */
export type DeviceDocument = 'configuration' | 'network' | 'wireless' | 'services' | 'system';

/** A document as the device sent it, or as it shall be. It may hold secrets: never to be logged. */
export type DocumentContent = Readonly<Record<string, unknown>>;

export interface DocumentWrite {
  /** What the device answers is in force until confirmed, for 240 s; then it falls back (decided.md row 7). */
  readonly testMode?: boolean | undefined;
}

/**
 * The documents whole, for whoever needs more of them than the settings of this program know. Rejects with
 * `RequestFailure`; after a failed check its detail names the fields.
 */
export interface DeviceDocumentsPort {
  read(document: DeviceDocument): Promise<DocumentContent>;
  /** The system takes any part, the others are written whole. */
  write(document: DeviceDocument, content: DocumentContent, options?: DocumentWrite): Promise<void>;
}
export const DeviceDocumentsPort: Token<DeviceDocumentsPort> =
  token<DeviceDocumentsPort>('DeviceDocumentsPort');
