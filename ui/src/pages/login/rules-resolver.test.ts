import { checkLogin, type Login } from '@radiolink/domain/session';
import { expect, it } from 'vitest';
import { problemOf } from '../../components/forms/problem-of.ts';
import { rulesResolver } from './rules-resolver.ts';

const resolve = (values: Login) =>
  rulesResolver<Login>(checkLogin)(values, undefined, { fields: {}, shouldUseNativeValidation: false });

it('lets a form pass that the rules have nothing against', async () => {
  const values = { username: 'admin', password: 'secret' };
  expect(await resolve(values)).toEqual({ values, errors: {} });
});

it('gives each field its problem with its values', async () => {
  const { errors } = await resolve({ username: 'x'.repeat(65), password: '' });
  expect(problemOf(errors.username as never)).toEqual({
    key: 'Use at most {length} characters.',
    values: { length: 64 },
  });
  expect(problemOf(errors.password as never)).toEqual({ key: 'Password is required.' });
});
