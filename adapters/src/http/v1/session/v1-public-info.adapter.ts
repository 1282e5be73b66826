import type { Country, PublicInfo, PublicInfoPort } from '@radiolink/application/session/session.port';
import { defaultCredentials } from '@radiolink/domain/device';
import { asFetchError } from '@radiolink/domain/errors';
import type { Received } from '@radiolink/openapi/received';
import type { CallOptions } from '../../client/answer.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import type { V1Client } from '../client/v1-client.ts';
import { mapCountries } from './countries.mapper.ts';
import { bearing, inShortSession } from './short-session.ts';

/** Public info by `GET public/device`, of a device that has the versioned API only. reading 12. */
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

const DEFAULT_LANGUAGE = 'en_US';

/** Fields of the public info from `public/device`; the versioned API has no translations. */
type PublicDevice = Omit<PublicInfo, 'countries'>;

/**
 * The public part of any firmware. Old firmware reports only the identity and whether it is in factory state:
 * that state then implies a pending setup and a default password. §3.public-info.
 */
export function mapPublicDevice(json: Received<'/api/v1.0/public/device'>): PublicDevice {
  return readAnswer(json, device => {
    const identification = device.section('identification');
    const isFactoryDefault = device.flag('isFactoryDefault') ?? false;
    return {
      productName: identification.text('product') ?? identification.text('model') ?? '',
      setupComplete: device.flag('setupComplete') ?? !isFactoryDefault,
      defaultPassword: device.flag('defaultPassword') ?? isFactoryDefault,
      // Whatever the device prefers or the user wished for: without translations the page is in English, and says so.
      uiLanguage: DEFAULT_LANGUAGE,
      uiLanguages: [{ code: DEFAULT_LANGUAGE, name: 'English' }],
      translations: {},
      ssoUrl: device.text('ssoUrl', 2048),
    };
  });
}
