import { regulatoryCountries } from '@radiolink/domain/radio';
import type { Translations } from '../../radio-options.ts';
import { LICENSED_UNITED_STATES } from '../../regulation/regulation.ts';
import { hasDefaultPassword } from '../../users/user-accounts.ts';
import { jsonAnswer, notFound } from '../../wire/answers.ts';
import { type Call, openCall } from '../call.ts';

export const DEFAULT_LANGUAGE = 'en_US';

/** A language that a radio offers, by its own name. */
export interface OfferedLanguage {
  readonly lang: string;
  readonly code: string;
}

/** The languages of a radio, by their names: its own first, then those that it has texts of. */
export function languagesOf(translations: Translations): readonly OfferedLanguage[] {
  const codes = [...new Set([DEFAULT_LANGUAGE, ...Object.keys(translations)])];
  return codes
    .map(code => {
      const [language = code] = code.split('_');
      const isShared = codes.some(other => other !== code && other.split('_')[0] === language);
      return { lang: ownName(language, isShared ? code : language), code };
    })
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.lang.localeCompare(other.lang, 'en'));
}

/** The code when the radio has the language, undefined otherwise. */
export function knownLanguage(
  { translations }: { readonly translations: Translations },
  code: string | null | undefined,
): string | undefined {
  return code && (code === DEFAULT_LANGUAGE || Object.hasOwn(translations, code)) ? code : undefined;
}

const rankOf = ({ code }: OfferedLanguage): number => (code === DEFAULT_LANGUAGE ? 0 : 1);

/** Name of a language in itself, with its region when the code has one; the code where it is none. */
function ownName(language: string, code: string): string {
  try {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(code.replace('_', '-')) ?? code;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return code;
  }
}

/** A country as `setup_data.rd_countries` lists it. */
export interface SetupCountry {
  readonly name: string;
  readonly code: number;
}

const LICENSED: SetupCountry = { name: 'United States (Licensed)', code: LICENSED_UNITED_STATES };

let countries: readonly SetupCountry[] | undefined;

/** Countries offered at the first setup, sorted by name, no zero entry. */
export function setupCountries(): readonly SetupCountry[] {
  countries ??= [
    ...regulatoryCountries().map(({ name, countryCode }) => ({ name, code: countryCode })),
    LICENSED,
  ].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return countries;
}

/** True if the first setup accepts a country code. */
export function isSetupCountry(code: number): boolean {
  return setupCountries().some(country => country.code === code);
}

const TITLES: Readonly<Record<string, string>> = {
  eula: 'End User License Agreement',
  licensed: 'Licensed Firmware User Agreement',
  tos: 'Terms Of Service',
  privacy: 'Privacy Policy',
};

/** GET /api/info/help — URL of a legal page. §classic.help. */
const help = openCall('GET', '/api/info/help', ({ radio, query }) => {
  const page = query.get('page') ?? '';
  const title = Object.hasOwn(TITLES, page) ? TITLES[page] : undefined;
  if (title === undefined) return notFound();
  const lang = knownLanguage(radio, query.get('lang')) ?? DEFAULT_LANGUAGE;
  return jsonAnswer({ page, lang, title, url: `/help/${lang}/${page}.html` });
});

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
const publicInfo = openCall('GET', '/api/info/public', ({ radio, query }) => {
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

export const publicInfoCalls: readonly Call[] = [help, publicInfo];
