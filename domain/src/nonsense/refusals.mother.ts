import { DEFAULT_MAX_MTU } from '../network/index.ts';

type Refusal = (answer: unknown) => boolean;

/** Nothing, no, no number, an empty list, or an object in which every number is none. */
export function isRefusal(answer: unknown): boolean {
  if (answer === undefined || answer === false || answer === '—') return true;
  if (typeof answer === 'number') return !Number.isFinite(answer);
  if (typeof answer !== 'object' || answer === null) return false;
  const numbers = Object.values(answer).filter(value => typeof value === 'number');
  return Array.isArray(answer)
    ? answer.every(isRefusal)
    : numbers.length > 0 && numbers.every(value => !Number.isFinite(value));
}

/** Whether a property of an answer is such. */
const whose =
  (name: string, isSuch: Refusal): Refusal =>
  answer =>
    typeof answer === 'object' &&
    answer !== null &&
    name in answer &&
    isSuch((answer as Readonly<Record<string, unknown>>)[name]);

/** Whether a function kept to what it says when nothing is known. */
export const isValue =
  (...expected: readonly unknown[]): Refusal =>
  answer =>
    expected.includes(answer);

/** Whether a rule over a value found a problem. */
export const isProblem = whose('key', () => true);
export const isInvalid = whose('valid', isValue(false));

/** Whether no nonsense number stands anywhere in an answer, words included. */
export function saysNothingOf(answer: unknown): boolean {
  return !/NaN|Infinity|null|\d{10}|e\+\d/.test(JSON.stringify(answer, written) ?? '');
}

export const saysOnly =
  (word: string): Refusal =>
  answer =>
    saysNothingOf(answer) && JSON.stringify(answer).includes(word);

/** JSON would write NaN as null. */
function written(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}

/** How a function refuses, or each whose answer is of a type, where `isRefusal` does not know it. */
export const REFUSALS: Readonly<Record<string, Refusal>> = {
  Message: whose('key', isValue('Unknown ({code})')),
  'Message | undefined': isProblem,
  'device/firmwareConcerns': answer => Array.isArray(answer) && answer.some(({ blocks }) => blocks),
  // The longest pause: a device is never flooded.
  'errors/retryDelayMs': isValue(1500),
  'errors/sessionDecision': whose('kind', isValue('none')),
  'history/eventFacts': whose('at', isRefusal),
  'history/meanSample': saysNothingOf,
  'impact/pageUrl': isValue('http://en', 'https://en'),
  'link/compareLink': saysNothingOf,
  'link/meanReadings': saysNothingOf,
  // An invalid report counts as unreported.
  'network/maxMtuOf': isValue(DEFAULT_MAX_MTU),
  'prediction/predictLink': saysNothingOf,
  'radio/buildRegulatoryDomain': answer => isRefusal(answer) || JSON.stringify(answer).includes('[]'),
  'radio/outputPowerLimits': whose('lawful', isValue(false)),
  'radio/professionalPermit': whose('maxEirpDbm', isRefusal),
  'report/isoTime': isValue(''),
  'report/linkReport': whose('writtenAt', isValue('')),
  'session/checkFirstSetup': whose('country', isProblem),
  'station/stationFileName': isValue('stations-en.en', 'stations.en'),
  'status/statusFreshness': whose('stale', isValue(true)),
  'text/csvCell': isValue(''),
  'text/csvText': isValue('\r\n'),
  'text/datedFileName': isValue('en-en.en', 'en.en'),
  'text/firstCodePoints': isValue(''),
  'tools/aimFreshness': isValue('missing'),
};
