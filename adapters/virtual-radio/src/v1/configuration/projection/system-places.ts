import { countryRules, countryRulesByAlpha2 } from '@radiolink/domain/radio';
import type { LineDraft } from './line-draft.ts';
import { numberOf, numberPlace, type Place, switchPlace, textPlace } from './place.ts';

const COUNTRY = 'radio.countrycode';

/** The country number is also stored with every radio. Config format, 5. */
function setCountry(code: number, draft: LineDraft): void {
  draft.set(COUNTRY, String(code));
  for (const radio of [0, 1]) {
    const copy = `radio.${radio}.countrycode`;
    if (draft.get(copy) !== undefined) draft.set(copy, String(code));
  }
}

/** Two letters; the lines have the number. */
const country: Place = {
  at: 'system.country',
  says: lines => countryRules(numberOf(lines, COUNTRY) ?? -1)?.alpha2,
  take(value, draft) {
    const rules = typeof value === 'string' ? countryRulesByAlpha2(value) : undefined;
    if (rules !== undefined) setCountry(rules.countryCode, draft);
  },
};

const countryCode: Place = {
  at: 'system.countryCode',
  says: lines => numberOf(lines, COUNTRY),
  take(value, draft) {
    if (typeof value === 'number' && Number.isInteger(value)) setCountry(value, draft);
  },
};

/** `system` of the configuration object. Versioned API, 6; lines: Config format, 7. */
export const SYSTEM_PLACES: readonly Place[] = [
  textPlace('system.hostname', 'resolv.host.1.name'),
  country,
  countryCode,
  textPlace('system.timezone', 'system.timezone.name'),
  switchPlace('system.analyticsEnabled', 'system.autosend_crash_reports'),
  switchPlace('system.bluetoothManagement', 'bluetooth.status'),
  numberPlace('system.location.latitude', 'system.latitude'),
  numberPlace('system.location.longitude', 'system.longitude'),
  numberPlace('system.location.height', 'system.height'),
];
