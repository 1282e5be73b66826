import type { Received } from '@radiolink/openapi/received';
import type {
  DeviceRegulation,
  RegulatoryDomainPort,
} from '@radiolink/application/regulation/regulatory-domain.port';
import { normaliseUniiKey } from '@radiolink/domain/radio';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { FORM } from '../../client/form.ts';
import { requireDone } from '../action-result.ts';
import { mapRegulation } from './regulatory-domain.mapper.ts';

const HIGHEST_MHZ = 100_000;

/** Country, channels and powers by `/api/regdomain` and `/chanlist_active.cgi`. */
export class ClassicRegulatoryDomain implements RegulatoryDomainPort {
  readonly #client: ClassicClient;

  constructor(client: ClassicClient) {
    this.#client = client;
  }

  async read(countryCode?: number, options?: CallOptions): Promise<DeviceRegulation> {
    const { data } = await this.#client.json<Received<'/api/regdomain' | '/api/regdomain/{country}'>>(
      (api, signal) =>
        countryCode === undefined
          ? api.GET('/api/regdomain', { signal })
          : api.GET('/api/regdomain/{country}', { params: { path: { country: countryCode } }, signal }),
      options,
    );
    return mapRegulation(data);
  }

  async setCountry(countryCode: number, options?: CallOptions): Promise<DeviceRegulation> {
    const body = { country: countryCode };
    const { data } = await this.#client.json(
      (api, signal) => api.POST('/api/regdomain/country', { body, headers: FORM, signal }),
      options,
    );
    requireDone(data);
    return mapRegulation(data);
  }

  async activateUnii(
    { name, key }: { readonly name: string; readonly key: string },
    options?: CallOptions,
  ): Promise<void> {
    const body = { name, key: normaliseUniiKey(key) };
    const { data } = await this.#client.json(
      (api, signal) => api.POST('/api/regdomain/activate-unii', { body, headers: FORM, signal }),
      options,
    );
    requireDone(data);
  }

  async activeChannels(options?: CallOptions): Promise<readonly number[]> {
    const { data } = await this.#client.text(
      (api, signal) => api.GET('/chanlist_active.cgi', { parseAs: 'text', signal }),
      options,
    );
    return data
      .trim()
      .split(/\s+/)
      .map(Number)
      .filter(frequency => frequency > 0 && frequency < HIGHEST_MHZ);
  }
}
