import type { V1Schemas as Schemas } from '@radiolink/openapi/v1';
import type { Country } from '@radiolink/application/session';
import { type Range, Section } from '../../wire/index.ts';

const CODES: Range = [1, 99_999];

/** The countries that can be chosen; a row without a code is left out. */
export function mapCountries(list: readonly unknown[]): readonly Country[] {
  return Section.read(
    { list },
    () => undefined,
    (root: Section<{ readonly list: readonly Schemas['Country'][] }>) =>
      root.sections('list').flatMap(country => {
        const code = country.numberOrText('code', CODES);
        return code === undefined ? [] : [{ code, name: country.text('name') ?? String(code) }];
      }),
  );
}
