import { yupResolver } from '@hookform/resolvers/yup';
import { message } from '@radiolink/domain/errors';
import type { FieldError } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { problemOf } from './problem-of.ts';
import { ruledForm } from './rule-schema.ts';

const LONG = message('Use at most {length} characters.', { length: 3 });
const OTHER = message('The passwords do not match.');

interface Entered {
  readonly name: string;
  readonly again: string;
}

const schema = ruledForm<Entered, { readonly length: number }>(
  ['name', 'again'],
  ({ name, again }, { length }) => ({
    ...(name.length > length && { name: LONG }),
    ...(name !== again && { again: OTHER }),
  }),
);

const resolve = (entered: Entered) =>
  yupResolver(schema)(entered, { length: 3 }, { fields: {}, shouldUseNativeValidation: false });
const problems = async (entered: Entered) => {
  const errors = (await resolve(entered)).errors as Readonly<Record<string, FieldError>>;
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, problemOf(error)]));
};

describe('a form judged by rules of the domain', () => {
  it('carries the problem of the rule with its values through the form', async () => {
    expect(await problems({ name: 'long', again: 'long' })).toEqual({ name: LONG });
  });

  it('judges a field beside the others of its form', async () => {
    expect(await problems({ name: 'abc', again: 'ab' })).toEqual({ again: OTHER });
  });

  it('gives the values as they are when the rules have nothing against them', async () => {
    expect(await resolve({ name: ' a ', again: ' a ' })).toEqual({
      values: { name: ' a ', again: ' a ' },
      errors: {},
    });
  });
});
