import type { CountriesPort } from '@radiolink/application/regulation/regulation.port';
import type { Country } from '@radiolink/application/session/session.port';
import type { CallOptions } from '../../client/answer.ts';
import { unlessMissing } from '../../client/missing.ts';
import type { V1Client } from '../client/v1-client.ts';
import { mapCountries } from '../session/countries.mapper.ts';

/** The countries by `system/airos/countries`; where a product has none there, by `system/airmax/countries`. */
export class V1Countries implements CountriesPort {
  constructor(private readonly client: V1Client) {}

  async list(options?: CallOptions): Promise<readonly Country[]> {
    const present = await unlessMissing(this.client.list('/api/v1.0/system/airos/countries', options));
    return present === undefined ? this.listAirmax(options) : mapCountries(present);
  }

  async listAirmax(options?: CallOptions): Promise<readonly Country[]> {
    return mapCountries(await this.client.list('/api/v1.0/system/airmax/countries', options));
  }
}
