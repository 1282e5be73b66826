import type {
  DeviceDocument,
  DeviceDocumentsPort,
  DocumentContent,
  DocumentWrite,
} from '@radiolink/application/backup/device-documents.port';
import type { CallOptions } from '../../client/answer.ts';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import type { V1Client } from '../client/v1-client.ts';
import { DOCUMENT_PATHS, TEST_MODE } from './document-calls.ts';

/** The documents of a versioned device, each by GET and PUT of its own path. */
export class V1DeviceDocuments implements DeviceDocumentsPort {
  constructor(private readonly client: V1Client) {}

  async read(document: DeviceDocument, options?: CallOptions): Promise<DocumentContent> {
    return (await this.client.get(DOCUMENT_PATHS[document], options)) as DocumentContent;
  }

  async write(
    document: DeviceDocument,
    content: DocumentContent,
    { testMode = false, ...options }: DocumentWrite & CallOptions = {},
  ): Promise<void> {
    const params = testMode ? TEST_MODE : {};
    await this.client.acknowledge('put', DOCUMENT_PATHS[document], {
      body: content,
      params,
      timeoutMs: TIME_OUT_MS.write,
      ...options,
    });
  }
}
