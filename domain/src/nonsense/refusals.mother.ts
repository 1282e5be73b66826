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

/** Whether an answer is an object whose property is such. */
const whose =
  (name: string, isSuch: (value: unknown) => boolean): Refusal =>
  answer =>
    typeof answer === 'object' &&
    answer !== null &&
    name in answer &&
    isSuch((answer as Readonly<Record<string, unknown>>)[name]);

/** Whether a function kept to what it says when nothing is known. */
export const isValue =
  (expected: unknown): Refusal =>
  answer =>
    Object.is(answer, expected);

/** Whether a rule over a value found a problem. */
export const isProblem = whose('key', () => true);
export const isUnknownCode = whose('key', key => key === 'Unknown ({code})');
export const isNoSignal = whose('key', key => key === 'No signal');
export const isUnlawful = whose('lawful', lawful => lawful === false);
export const isInvalid = whose('valid', valid => valid === false);
export const isStale = whose('stale', stale => stale === true);
export const hasNoEirp = whose('maxEirpDbm', dbm => !Number.isFinite(dbm));
export const isNoNumber: Refusal = answer => typeof answer === 'number' && !Number.isFinite(answer);
export const isBlocked: Refusal = answer =>
  Array.isArray(answer) && answer.some(({ blocks }: { blocks: boolean }) => blocks);

/** Whether no nonsense number stands anywhere in an answer, words included. */
export function saysNothingOf(answer: unknown): boolean {
  return !/NaN|Infinity|null|\d{10}|e\+\d/.test(JSON.stringify(answer, written) ?? '');
}

export const saysOnly =
  (word: string): Refusal =>
  answer =>
    saysNothingOf(answer) && JSON.stringify(answer).includes(word);
export const saysNot =
  (word: string): Refusal =>
  answer =>
    saysNothingOf(answer) && !JSON.stringify(answer).includes(word);

/** JSON would write NaN as null. */
function written(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}
