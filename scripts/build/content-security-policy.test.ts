import { CONTROLLER_DOMAINS } from '@radiolink/domain/session';
import { expect, it } from 'vitest';
import { ACCOUNT_PICTURE_DOMAINS, policyFor } from './content-security-policy.ts';

it('the picture of an account may come from the hosts that an account may be on, and from no other', () => {
  expect(ACCOUNT_PICTURE_DOMAINS).toEqual(CONTROLLER_DOMAINS);
  const pictures = policyFor('').match(/img-src [^;]*/)?.[0];
  expect(pictures).toBe(
    "img-src 'self' data: blob: https://ui.com https://*.ui.com https://ubnt.com https://*.ubnt.com",
  );
});

it('the page may ask another address whether it answers; nothing else comes from elsewhere', () => {
  const elsewhere = policyFor('')
    .split('; ')
    .filter(directive => /https?:/.test(directive));
  expect(elsewhere.map(directive => directive.split(' ')[0])).toEqual(['img-src', 'connect-src']);
});
