import type { V1Schemas as Schemas } from '@radiolink/openapi/v1';
import type { Country } from '@radiolink/application/session/public-info.port';
import type { Range } from '../../wire/scalars.ts';
import { readAnswer } from '../../wire/read-answer.ts';

const CODES: Range = [1, 99_999];

/** The countries that can be chosen; a row without a code is left out. */
export function mapCountries(list: readonly Schemas['Country'][]): readonly Country[] {
  return readAnswer({ list }, root =>
    root.sections('list').flatMap(country => {
      const code = country.numberOrText('code', CODES);
      return code === undefined ? [] : [{ code, name: country.text('name') ?? String(code) }];
    }),
  );
}
