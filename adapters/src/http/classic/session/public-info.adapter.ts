import type { PublicInfo, PublicInfoPort } from '@radiolink/application/session/public-info.port';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { mapPublicInfo } from './public-info.mapper.ts';

/** Public info by `GET /api/info/public`. */
export class ClassicPublicInfo implements PublicInfoPort {
  constructor(private readonly client: ClassicClient) {}

  /** @throws RequestFailure a 404 (`response-status`) means a device that has only the versioned interface */
  async read(
    {
      withLanguages = false,
      language,
    }: { readonly withLanguages?: boolean; readonly language?: string } = {},
    options?: CallOptions,
  ): Promise<PublicInfo> {
    const query = {
      include_langs: withLanguages ? ('true' as const) : ('false' as const),
      ...(language === undefined || language === '' ? {} : { lang: language }),
    };
    return mapPublicInfo(await this.client.get('/api/info/public', { params: { query }, ...options }));
  }
}
