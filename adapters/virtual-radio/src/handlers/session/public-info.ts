import { hasDefaultPassword } from '../../users/user-accounts.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import type { Call } from '../call.ts';
import { DEFAULT_LANGUAGE, knownLanguage, LANGUAGES } from './languages.ts';
import { LICENSE_AGREEMENT } from './license-agreement.ts';
import { setupCountries } from './setup-countries.ts';

/** GET /api/info/public — data that is public before the login. Classic API, 2.1. */
export const publicInfo: Call = {
  method: 'GET',
  path: '/api/info/public',
  access: 'open',
  answer({ radio, query }) {
    const config = radio.configuration.running;
    const stored = knownLanguage(config.get('gui.language')) ?? DEFAULT_LANGUAGE;
    const language = knownLanguage(query.get('lang')) ?? stored;
    const defaultPassword = hasDefaultPassword(config);
    const needsSetup = !radio.setupComplete || defaultPassword;
    return jsonAnswer({
      product_name: radio.productName,
      setup_complete: radio.setupComplete,
      ui_lang: language,
      default_password: defaultPassword,
      ...(query.get('include_langs') === 'true' && {
        ui_langs: LANGUAGES,
        ui_translations: { strings: radio.translations[language] ?? {} },
      }),
      ...(radio.singleSignOnUrl && { sso_url: radio.singleSignOnUrl }),
      uservice_active: false,
      ...(needsSetup && {
        setup_data: { rd_countries: setupCountries(), license_agreement: LICENSE_AGREEMENT },
      }),
    });
  },
};
