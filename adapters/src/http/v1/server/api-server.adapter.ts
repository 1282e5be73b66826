import type { ApiServer, ApiServerPort } from '@radiolink/application/maintenance';
import { isApiVersionSupported } from '@radiolink/domain/device';
import type { CallOptions } from '../../client/answer.ts';
import { Section } from '../../wire/index.ts';
import type { V1Client } from '../client/index.ts';

/** What answers the versioned interface, by `server`. */
export class V1ApiServer implements ApiServerPort {
  readonly #client: V1Client;

  constructor(client: V1Client) {
    this.#client = client;
  }

  async read(options?: CallOptions): Promise<ApiServer> {
    const { data } = await this.#client.json(
      (api, signal) => api.GET('/api/v1.0/server', { signal }),
      options,
    );
    return mapApiServer(data);
  }
}

export function mapApiServer(json: unknown): ApiServer {
  return Section.read(
    json,
    () => undefined,
    server => {
      const apiVersion = server.text('apiVersion');
      return {
        name: server.text('name'),
        version: server.text('version'),
        apiVersion,
        supported: apiVersion === undefined || isApiVersionSupported(apiVersion),
      };
    },
  );
}
