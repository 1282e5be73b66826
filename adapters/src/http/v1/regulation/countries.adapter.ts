import type { CountriesPort } from '@radiolink/application/regulation/countries.port';
import type { Country } from '@radiolink/application/session/public-info.port';
import type { CallOptions } from '../../client/answer.ts';
import { unlessMissing } from '../../client/missing.ts';
import type { V1Client } from '../client/v1-client.ts';
import { mapCountries } from '../session/countries.mapper.ts';

/** The countries by `system/airos/countries`; where a product has none there, by `system/airmax/countries`. */
export class V1Countries implements CountriesPort {
  readonly #client: V1Client;

  constructor(client: V1Client) {
    this.#client = client;
  }

  async list(options?: CallOptions): Promise<readonly Country[]> {
    const present = await unlessMissing(
      this.#client.list((api, signal) => api.GET('/api/v1.0/system/airos/countries', { signal }), options),
    );
    return present === undefined ? this.listAirmax(options) : mapCountries(present.data);
  }

  async listAirmax(options?: CallOptions): Promise<readonly Country[]> {
    const { data } = await this.#client.list(
      (api, signal) => api.GET('/api/v1.0/system/airmax/countries', { signal }),
      options,
    );
    return mapCountries(data);
  }
}
