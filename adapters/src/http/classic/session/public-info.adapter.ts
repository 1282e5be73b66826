import type { PublicInfo, PublicInfoPort } from '@radiolink/application/session/session.port';
import type { Received } from '@radiolink/openapi/received';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { readAnswer } from '../../wire/read-answer.ts';

/** Public info by `GET /api/info/public`. */
export class ClassicPublicInfo implements PublicInfoPort {
  constructor(private readonly client: ClassicClient) {}

  /** @throws RequestFailure a 404 (`response-status`) means a device that has only the versioned API */
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

const MOST_TRANSLATIONS = 20_000;
const LONGEST_TRANSLATION = 4096;
const LONGEST_LICENCE = 500_000;
const COUNTRY_CODES = [1, 99_999] as const;

/**
 * The public info of any firmware. Missing fields mean a device that is set up: login is then the first step.
 * §3.public-info.
 */
export function mapPublicInfo(json: Received<'/api/info/public'>): PublicInfo {
  return readAnswer(json, info => {
    const setup = info.section('setup_data');
    return {
      productName: info.text('product_name') ?? '',
      setupComplete: info.flag('setup_complete') ?? true,
      defaultPassword: info.flag('default_password') ?? false,
      uiLanguage: info.text('ui_lang') ?? 'en_US',
      uiLanguages: info.sections('ui_langs').flatMap(language => {
        const code = language.text('code');
        return code === undefined ? [] : [{ code, name: language.text('lang') ?? code }];
      }),
      translations: info
        .section('ui_translations')
        .dictionary('strings', MOST_TRANSLATIONS, LONGEST_TRANSLATION),
      ssoUrl: info.text('sso_url', 2048),
      countries: setup.sections('rd_countries').flatMap(country => {
        const code = country.numberOrText('code', COUNTRY_CODES);
        return code === undefined ? [] : [{ code, name: country.text('name') ?? String(code) }];
      }),
      licenseAgreement: setup.text('license_agreement', LONGEST_LICENCE),
    };
  });
}
