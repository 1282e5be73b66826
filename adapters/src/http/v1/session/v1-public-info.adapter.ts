import type { Country, PublicInfo, PublicInfoPort } from '@radiolink/application/session/public-info.port';
import { asFetchError } from '@radiolink/domain/errors';
import { defaultCredentials } from '@radiolink/domain/device';
import type { CallOptions } from '../../client/answer.ts';
import type { V1Client } from '../client/v1-client.ts';
import { mapCountries } from './countries.mapper.ts';
import { mapPublicDevice } from './public-device.mapper.ts';
import { bearing, inShortSession } from './short-session.ts';

/** Public info by `GET public/device`, of a device that has the versioned interface only. reading 12. */
export class V1PublicInfo implements PublicInfoPort {
  #countries: readonly Country[] | undefined;

  constructor(private readonly client: V1Client) {}

  async read(
    _?: { readonly withLanguages?: boolean; readonly language?: string },
    options?: CallOptions,
  ): Promise<PublicInfo> {
    const data = await this.client.get('/api/v1.0/public/device', options);
    const device = mapPublicDevice(data);
    return { ...device, countries: device.setupComplete ? [] : await this.#setupCountries() };
  }

  /**
   * The countries of the first setup. They are reported to a user only, so the default one requests them,
   * once: a device that rejects it must not count repeated wrong passwords.
   */
  async #setupCountries(): Promise<readonly Country[]> {
    if (this.#countries !== undefined) return this.#countries;
    try {
      this.#countries = await inShortSession(this.client, defaultCredentials(), async token => {
        const data = await this.client.list('/api/v1.0/system/airos/countries', { headers: bearing(token) });
        return mapCountries(data);
      });
    } catch (reason) {
      const failure = asFetchError(reason);
      if (failure === undefined) throw reason;
      if (failure.kind === 'network') return [];
      this.#countries = [];
    }
    return this.#countries;
  }
}
