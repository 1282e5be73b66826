import { type Token, token } from '../wiring/token.ts';

/**
 * Parts of a versioned device that it stores as one document each: the whole configuration, network, wireless
 * with airMAX, services, and system.
 */
export type DeviceDocument = 'configuration' | 'network' | 'wireless' | 'services' | 'system';

/** A document as the device sent it, or as it shall be. It may hold secrets: never to be logged. */
export type DocumentContent = Readonly<Record<string, unknown>>;

export interface DocumentWrite {
  /**
   * The configuration in the response is in effect until confirmed, for 240 s; then it is reverted
   * (reading 7).
   */
  readonly testMode?: boolean | undefined;
}

/**
 * The complete documents, for callers that need more than the settings of this program. Rejects with
 * `RequestFailure`; after a failed check its detail names the fields.
 */
export interface DeviceDocumentsPort {
  read(document: DeviceDocument): Promise<DocumentContent>;
  /** The system takes any part, the others are written whole. */
  write(document: DeviceDocument, content: DocumentContent, options?: DocumentWrite): Promise<void>;
}
export const DeviceDocumentsPort: Token<DeviceDocumentsPort> = token<DeviceDocumentsPort>(
  'backup/DeviceDocumentsPort',
);
