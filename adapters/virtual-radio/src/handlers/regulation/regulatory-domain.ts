import type { Radio } from '../../radio.ts';
import { type Regulation, regulationOf, rows5GHz } from '../../regulation/regulation.ts';
import { ActionCode, failedAnswer, jsonAnswer, notFound, okAnswer, textAnswer } from '../../wire/answers.ts';
import { type Call, sessionCall } from '../call.ts';
import { invalidParameter } from '../configuration/write-answer.ts';

/** A country's rules as the device answers them. */
export interface RegulationAnswer {
  readonly data: unknown;
  readonly data60: unknown;
}

/** Without a country a radio may do nothing; the answer keeps its shape. §classic.regulatory-domain. */
export function regulationAnswer({ domain, domain60 }: Regulation): RegulationAnswer {
  const nothing = { countryCode: 0, countryName: '', interfaces: [] };
  return { data: domain ?? nothing, data60: domain60 ?? null };
}

/** Greece, Indonesia, Japan, Spain, Thailand and Turkey keep a device. */
const LOCKED_COUNTRIES: ReadonlySet<number> = new Set([300, 360, 392, 724, 764, 792]);

function domainFor(radio: Radio, country: number): Regulation | undefined {
  const regulation = regulationOf(radio.profile.board, country, radio.uniiActivated);
  return regulation.domain && regulation;
}

/** GET /api/regdomain — what the country allows this radio. §classic.regulatory-domain. */
const regulatoryDomain = sessionCall('GET', '/api/regdomain', ({ radio }) =>
  jsonAnswer(regulationAnswer(radio.regulation)),
);

/** GET /api/regdomain/country — the same, by the address at which the country is set. §7. */
const countryRead: Call = { ...regulatoryDomain, path: '/api/regdomain/country' };

/** POST /api/regdomain/country — another country until the next write. §classic.country. */
const countryChange = sessionCall('POST', '/api/regdomain/country', ({ radio, fields }) => {
  const country = Number(fields.text('country'));
  const regulation = Number.isInteger(country) && country > 0 ? domainFor(radio, country) : undefined;
  if (regulation === undefined) return invalidParameter();
  if (LOCKED_COUNTRIES.has(radio.countryCode))
    return failedAnswer(ActionCode.NotSupported, 'The country is locked');
  radio.triedCountry = country;
  return okAnswer({ ...regulationAnswer(regulation) });
});

/** GET /api/regdomain/{country} — what another country would allow. §classic.regulatory-domain. */
const regulatoryDomainOf = sessionCall('GET', '/api/regdomain/{country}', ({ radio, params }) => {
  const code = params['country'] ?? '';
  const regulation = /^\d{1,4}$/.test(code) ? domainFor(radio, Number(code)) : undefined;
  return regulation === undefined ? notFound() : jsonAnswer(regulationAnswer(regulation));
});

/** GET /chanlist_active.cgi — control frequencies of the width in use. §classic.channel-list. */
const activeChannels = sessionCall('GET', '/chanlist_active.cgi', ({ radio }) => {
  const { widthMhz } = radio.settings.channel;
  const rows = rows5GHz(radio.regulation).filter(row => row.bw === widthMhz);
  const frequencies = [...new Set(rows.map(row => row.control))].sort((a, b) => a - b);
  return textAnswer(`${frequencies.join(' ')}\n`);
});

/** A key of the simulator: sixteen hex digits. The page removes the dashes; a device takes none. */
const UNII_KEY = /^[0-9A-F]{16}$/i;

/** POST /api/regdomain/activate-unii — unlocks the lower 5 GHz bands. §classic.unii. */
const uniiActivation = sessionCall('POST', '/api/regdomain/activate-unii', ({ radio, fields }) => {
  const named = (fields.text('name') ?? '').trim() !== '';
  if (!named || !UNII_KEY.test(fields.text('key') ?? '')) {
    return failedAnswer(ActionCode.InvalidParameter, 'Invalid key');
  }
  radio.uniiActivated = true;
  return okAnswer();
});

export const regulatoryDomainCalls: readonly Call[] = [
  regulatoryDomain,
  countryRead,
  countryChange,
  activeChannels,
  uniiActivation,
  regulatoryDomainOf,
];
