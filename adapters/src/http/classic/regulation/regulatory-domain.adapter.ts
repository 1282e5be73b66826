import type {
  DeviceRegulation,
  RegulatoryDomainPort,
} from '@radiolink/application/regulation/regulatory-domain.port';
import { normaliseUniiKey } from '@radiolink/domain/radio';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { requireDone } from '../action-result.ts';
import { mapRegulation } from './regulatory-domain.mapper.ts';

const HIGHEST_MHZ = 100_000;

/** Country, channels and powers by `/api/regdomain` and `/chanlist_active.cgi`. */
export class ClassicRegulatoryDomain implements RegulatoryDomainPort {
  constructor(private readonly client: ClassicClient) {}

  async read(countryCode?: number, options?: CallOptions): Promise<DeviceRegulation> {
    if (countryCode === undefined) return mapRegulation(await this.client.get('/api/regdomain', options));
    const params = { path: { country: countryCode } };
    return mapRegulation(await this.client.get('/api/regdomain/{country}', { params, ...options }));
  }

  async setCountry(countryCode: number, options?: CallOptions): Promise<DeviceRegulation> {
    const body = { country: countryCode };
    const data = await this.client.form('/api/regdomain/country', { body, ...options });
    requireDone(data);
    return mapRegulation(data);
  }

  async activateUnii(
    { name, key }: { readonly name: string; readonly key: string },
    options?: CallOptions,
  ): Promise<void> {
    const body = { name, key: normaliseUniiKey(key) };
    requireDone(await this.client.form('/api/regdomain/activate-unii', { body, ...options }));
  }

  async activeChannels(options?: CallOptions): Promise<readonly number[]> {
    const { data } = await this.client.text('/chanlist_active.cgi', options);
    return data
      .trim()
      .split(/\s+/)
      .map(Number)
      .filter(frequency => frequency > 0 && frequency < HIGHEST_MHZ);
  }
}
