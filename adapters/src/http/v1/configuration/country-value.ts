import { countryRules, countryRulesByAlpha2 } from '@radiolink/domain/radio';
import { lines, type MappedValue, NO_CHANGES, numberIn, type ReadLines } from './mapped-value.ts';

const KEY = 'radio.countrycode';

function codeIn(read: ReadLines): number | undefined {
  return numberIn(read.get(KEY)) ?? numberIn(read.get('radio.1.countrycode'));
}

function withCode(code: number, read: ReadLines): ReturnType<MappedValue['write']> {
  const perRadio = [0, 1, 2].filter(index => read.get(`radio.${index}.countrycode`) !== undefined);
  return lines({
    [KEY]: String(code),
    ...Object.fromEntries(perRadio.map(index => [`radio.${index}.countrycode`, String(code)])),
  });
}

/** The country by its two letters, which lines hold as its number. */
export const countryValue: MappedValue = {
  path: ['system', 'country'],
  read: read => {
    const code = codeIn(read);
    return code === undefined ? undefined : countryRules(code)?.alpha2;
  },
  write: (value, read) => {
    const code = typeof value === 'string' ? countryRulesByAlpha2(value)?.countryCode : undefined;
    return code === undefined ? NO_CHANGES : withCode(code, read);
  },
};

/** The country by its number, including countries without letters. */
export const countryCodeValue: MappedValue = {
  path: ['system', 'countryCode'],
  read: codeIn,
  write: (value, read) =>
    typeof value === 'number' && Number.isInteger(value) ? withCode(value, read) : NO_CHANGES,
};
