import { checkLogin, type Login } from '@radiolink/domain/session';
import { expect, it } from 'vitest';
import { problemOf } from '../../components/forms/problem-of.ts';
import { rulesResolver, phoneSystemOf } from './login.page.tsx';

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

it.each([
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
    'android',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', 'ios'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', 'ios'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36', undefined],
])('the phone system of %s is %s', (userAgent, system) => {
  expect(phoneSystemOf(userAgent)).toBe(system);
});
