import { backupResults, firstSetupResults, newCredentialsResults } from '@radiolink/domain/session';
import { describe, expect, it } from 'vitest';
import { advance, flowAfterRefresh, flowBefore, startFlow } from './login-flow.ts';

const FACTORY = { setupComplete: false, defaultPassword: true };
const CONFIGURED = { setupComplete: true, defaultPassword: false };
const COUNTRY = firstSetupResults({ country: 276, language: 'de_DE', agreed: true });
const USER = newCredentialsResults({ newUsername: 'anna', newPassword: 'secret', newPassword2: 'secret' });

function afterCountry() {
  const next = advance(startFlow(FACTORY), COUNTRY);
  if (next.to !== 'step') throw new Error('expected another step');
  return next.flow;
}

describe('login flow', () => {
  it.each([
    [FACTORY, 'first-setup'],
    [{ setupComplete: true, defaultPassword: true }, 'new-credentials'],
    [CONFIGURED, 'login'],
  ])('login flow begins for %j with %s', (state, step) => {
    expect(startFlow(state).step).toBe(step);
  });

  it('leads from the first setup to the credentials, and hands both results to the final login', () => {
    expect(afterCountry().step).toBe('new-credentials');
    expect(advance(afterCountry(), USER)).toEqual({
      to: 'final-login',
      results: {
        device_setup: 'first',
        new_ccode: 276,
        new_lang: 'de_DE',
        new_username: 'anna',
        new_password: 'secret',
      },
    });
  });

  it('leads from the first setup to the plain login where the password is not the default', () => {
    expect(advance(startFlow({ setupComplete: false, defaultPassword: false }), COUNTRY)).toMatchObject({
      to: 'step',
      flow: { step: 'login', results: COUNTRY },
    });
  });

  it('login flow goes straight to the final login with a backup, which replaces all other results', () => {
    expect(advance(startFlow(FACTORY), backupResults('a=b'))).toEqual({
      to: 'final-login',
      results: { device_setup: 'cfg', new_config: 'a=b' },
    });
    expect(advance(afterCountry(), backupResults('a=b'))).toMatchObject({ to: 'final-login' });
  });

  it('leads back to the previous step and keeps what it produced', () => {
    expect(flowBefore(afterCountry())).toMatchObject({ step: 'first-setup', results: COUNTRY });
    expect(flowBefore(startFlow(FACTORY))).toBeUndefined();
    expect(flowBefore(startFlow(CONFIGURED))).toBeUndefined();
  });

  it('login flow stays where it is when the device tells the same again', () => {
    const flow = afterCountry();
    expect(flowAfterRefresh(flow, { ...FACTORY }, false)).toBe(flow);
  });

  it('follows the device when somebody else has set it up, but never under a half-filled form', () => {
    const flow = startFlow(FACTORY);
    expect(flowAfterRefresh(flow, CONFIGURED, false).step).toBe('login');
    expect(flowAfterRefresh(flow, CONFIGURED, true)).toBe(flow);
  });
});
