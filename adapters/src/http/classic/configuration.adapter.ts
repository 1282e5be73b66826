import type { ConfigurationPort, ReadConfiguration } from '@radiolink/application/configuration';
import type { CallOptions, ClassicClient } from '../client/index.ts';

/** The configuration by `GET /getcfg.cgi`. */
export class ClassicConfiguration implements ConfigurationPort {
  readonly #client: ClassicClient;

  constructor(client: ClassicClient) {
    this.#client = client;
  }

  /** @throws RequestFailure an empty text is a network error `malformed`: a device always has a configuration */
  async read(options?: CallOptions): Promise<ReadConfiguration> {
    const { data, response } = await this.#client.text(
      (api, signal) => api.GET('/getcfg.cgi', { parseAs: 'text', signal }),
      options,
    );
    return {
      text: data,
      modified: response.headers.get('X-Cfg-Modified') === '1',
      firstSetup: response.headers.get('X-Cfg-First-Setup') === '1',
    };
  }
}
