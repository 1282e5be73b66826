import { yupResolver } from '@hookform/resolvers/yup';
import { message } from '@radiolink/domain/errors';
import type { FieldError } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { object } from 'yup';
import { problemOf } from './problem-of.ts';
import { ruledText } from './rule-schema.ts';

const LONG = message('Use at most {length} characters.', { length: 3 });
const schema = object({ name: ruledText(value => (value.length > 3 ? LONG : undefined)) });

const check = async (name: string): Promise<FieldError | undefined> => {
  const { errors } = await yupResolver(schema)({ name }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return 'name' in errors ? (errors.name as FieldError) : undefined;
};

describe('a form field judged by a rule of the domain', () => {
  it('carries the problem of the rule with its values through the form', async () => {
    expect(problemOf(await check('long'))).toEqual(LONG);
  });

  it('a form field judged by a rule of the domain has no problem when the rule has none', async () => {
    expect(problemOf(await check('ok'))).toBeUndefined();
  });
});
