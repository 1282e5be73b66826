import type { CountriesPort } from '@radiolink/application/regulation/regulation.port';
import type { Country } from '@radiolink/application/session/session.port';
import { asFetchError, failureStatus } from '@radiolink/domain/errors';
import { hasVersionedToken, type MixedSettings, versionedPart } from './versioned-part.ts';

/**
 * The countries of a device with a classic login. That API reports them during the first setup only;
 * the versioned one of the same device does so always. Empty from a device that has no such call. reading 12.
 */
export class MixedCountries implements CountriesPort {
  constructor(private readonly settings: MixedSettings) {}

  async list(): Promise<readonly Country[]> {
    if (!hasVersionedToken(this.settings.session)) return [];
    const { client, V1Countries } = await versionedPart(this.settings);
    try {
      return await new V1Countries(client).list();
    } catch (reason) {
      const failure = asFetchError(reason);
      if (failure !== undefined && failureStatus(failure) !== undefined) return [];
      throw reason;
    }
  }
}
