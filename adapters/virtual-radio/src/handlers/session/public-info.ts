import { hasDefaultPassword } from '../../users/user-accounts.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { openCall } from '../call.ts';
import { DEFAULT_LANGUAGE, knownLanguage, languagesOf } from './languages.ts';
import { setupCountries } from './setup-countries.ts';

/** Terms shown at the first setup of a virtual radio: plain text, line breaks as `\n`. */
const LICENSE_AGREEMENT = [
  'TERMS OF USE',
  '',
  'This is a simulated radio. It transmits nothing, and nothing that you set here reaches the air.',
  '',
  '1. Regulatory domain. Whoever installs a radio must choose the country in which it operates and keep to the',
  'limits on frequency, power and use that hold there. A wrong choice can be an offence.',
  '',
  '2. Professional installation. Outdoor radios and their antennas are to be installed by people trained for it,',
  'with lightning protection and earthing as the local rules ask.',
  '',
  '3. No warranty. The software is provided as it is, without warranty of any kind.',
].join('\n');

/** GET /api/info/public — data that is public before the login. §classic.public-info. */
export const publicInfo = openCall('GET', '/api/info/public', ({ radio, query }) => {
  const config = radio.configuration.running;
  const stored = knownLanguage(radio, config.get('gui.language')) ?? DEFAULT_LANGUAGE;
  const language = knownLanguage(radio, query.get('lang')) ?? stored;
  const defaultPassword = hasDefaultPassword(config);
  const needsSetup = !radio.setupComplete || defaultPassword;
  return jsonAnswer({
    product_name: radio.productName,
    setup_complete: radio.setupComplete,
    ui_lang: language,
    default_password: defaultPassword,
    ...(query.get('include_langs') === 'true' && {
      ui_langs: languagesOf(radio.translations),
      ui_translations: { strings: radio.translations[language] ?? {} },
    }),
    ...(radio.singleSignOnUrl && { sso_url: radio.singleSignOnUrl }),
    uservice_active: false,
    ...(needsSetup && {
      setup_data: { rd_countries: setupCountries(), license_agreement: LICENSE_AGREEMENT },
    }),
  });
});
