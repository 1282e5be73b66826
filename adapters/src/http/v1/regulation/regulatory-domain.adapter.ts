import type {
  DeviceRegulation,
  RegulatoryDomainPort,
} from '@radiolink/application/regulation/regulatory-domain.port';
import { countryRules } from '@radiolink/domain/radio';
import { MHZ } from '../../wire/ranges.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { unlessMissing } from '../../client/missing.ts';
import type { CallOptions } from '../../client/answer.ts';
import type { V1Client } from '../client/v1-client.ts';
import { unsupported } from '../../client/unsupported.ts';
import { mapV1Regulation } from './regulatory-domain.mapper.ts';

/** Country, channels and powers by `/system/airmax/regdomain`; an LTU device has them at `/system/ltu/regdomain`. */
export class V1RegulatoryDomain implements RegulatoryDomainPort {
  constructor(private readonly client: V1Client) {}

  async read(countryCode?: number, options?: CallOptions): Promise<DeviceRegulation> {
    return (
      (await unlessMissing(this.#regulation('airmax', countryCode, options))) ??
      this.readLtu(countryCode, options)
    );
  }

  readLtu(countryCode?: number, options?: CallOptions): Promise<DeviceRegulation> {
    return this.#regulation('ltu', countryCode, options);
  }

  async #regulation(product: 'airmax' | 'ltu', countryCode?: number, options?: CallOptions) {
    const path = `/api/v1.0/system/${product}/regdomain` as const;
    if (countryCode === undefined) return mapV1Regulation(await this.client.get(path, options));
    const params = { path: { country: lettersOf(countryCode) } };
    return mapV1Regulation(await this.client.get(`${path}/{country}`, { params, ...options }));
  }

  activateUnii(): Promise<void> {
    return Promise.reject(unsupported());
  }

  /** The control channels that the radios use, by the statistics. */
  async activeChannels(options?: CallOptions): Promise<readonly number[]> {
    const data = await this.client.list('/api/v1.0/statistics', options);
    return readAnswer(data[0], sample =>
      sample
        .section('wireless')
        .sections('radios', 8)
        .flatMap(radio => {
          const frequency = radio.section('frequency');
          const [control, transmit] = [frequency.number('control', MHZ), frequency.number('tx', MHZ)];
          return control ?? transmit ?? frequency.number('center', MHZ) ?? [];
        })
        .filter(mhz => mhz > 0),
    );
  }
}

/** A country without letters is requested by its number. */
function lettersOf(countryCode: number): string {
  return countryRules(countryCode)?.alpha2 ?? String(countryCode);
}
