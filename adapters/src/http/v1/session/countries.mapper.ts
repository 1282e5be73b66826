import type { Received } from '@radiolink/openapi/received';
import type { Country } from '@radiolink/application/session/session.port';
import type { Range } from '../../wire/scalars.ts';
import type { Section } from '../../wire/section.ts';
import { type ListOf, readUntyped } from '../../wire/read-answer.ts';

type CountryAnswer = Received<'/api/v1.0/system/airos/countries' | '/api/v1.0/system/airmax/countries'>;

const CODES: Range = [1, 99_999];

/** The countries that can be chosen; a row without a code is left out. */
export function mapCountries(list: readonly CountryAnswer[]): readonly Country[] {
  return readUntyped({ list }, (root: Section<ListOf<'get /api/v1.0/system/airos/countries'>>) =>
    root.sections('list').flatMap(country => {
      const code = country.numberOrText('code', CODES);
      return code === undefined ? [] : [{ code, name: country.text('name') ?? String(code) }];
    }),
  );
}
