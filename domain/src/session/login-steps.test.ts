import { describe, expect, it } from 'vitest';
import {
  backupResults,
  firstSetupResults,
  joinResults,
  loginSteps,
  newCredentialsResults,
  offersBackupUpload,
  stepAfter,
  stepBefore,
} from './login-steps.ts';

const FIRST = firstSetupResults({ country: 840, language: 'en_US', agreed: true });
const USER = newCredentialsResults({ newUsername: 'admin', newPassword: 'one', newPassword2: 'one' });
const BACKUP = backupResults('netmode=bridge\n');

describe('which login screen appears, §2', () => {
  it.each([
    [false, true, ['first-setup', 'new-credentials']],
    [false, false, ['first-setup', 'login']],
    [true, true, ['new-credentials']],
    [true, false, ['login']],
  ])('setup complete %s, default password %s: %j', (setupComplete, defaultPassword, steps) => {
    expect(loginSteps({ setupComplete, defaultPassword })).toEqual(steps);
  });
});

describe('the order of steps, §2', () => {
  const steps = ['first-setup', 'new-credentials'] as const;

  it('leads from each step to the next and from the last to the final login', () => {
    expect(stepAfter('first-setup', steps, FIRST)).toBe('new-credentials');
    expect(stepAfter('new-credentials', steps, USER)).toBe('final-login');
    expect(stepAfter('login', ['login'], {})).toBe('final-login');
  });

  it('leads from a new_config result straight to the final login', () => {
    expect(stepAfter('first-setup', steps, BACKUP)).toBe('final-login');
    expect(stepAfter('first-setup', steps, backupResults(''))).toBe('final-login');
  });

  it('leads back to the previous step, and nowhere from the first', () => {
    expect(stepBefore('new-credentials', steps)).toBe('first-setup');
    expect(stepBefore('first-setup', steps)).toBeUndefined();
  });

  it.each([
    ['first-setup', false, true, true],
    ['new-credentials', false, true, false],
    ['new-credentials', true, true, true],
    ['first-setup', false, false, false],
    ['login', true, false, false],
  ] as const)(
    '%s with setup complete %s, default password %s offers a backup upload: %s',
    (step, setupComplete, defaultPassword, offered) => {
      expect(offersBackupUpload(step, { setupComplete, defaultPassword })).toBe(offered);
    },
  );
});

describe('setup results handed on, §3', () => {
  it('setup results handed on are the country and language of the first setup', () => {
    expect(firstSetupResults({ country: 840, language: 'en_US', agreed: true })).toEqual({
      device_setup: 'first',
      new_ccode: 840,
      new_lang: 'en_US',
    });
  });

  it('setup results handed on are the first user of the new credentials', () => {
    expect(newCredentialsResults({ newUsername: 'admin', newPassword: 'one', newPassword2: 'one' })).toEqual({
      device_setup: 'user',
      new_username: 'admin',
      new_password: 'one',
    });
  });

  it('setup results handed on are the text of a backup', () => {
    expect(backupResults('netmode=bridge\n')).toEqual({
      device_setup: 'cfg',
      new_config: 'netmode=bridge\n',
    });
  });

  it('setup results handed on of a first setup with a first user stay a first setup', () => {
    expect(joinResults(FIRST, USER)).toEqual({
      device_setup: 'first',
      new_ccode: 840,
      new_lang: 'en_US',
      new_username: 'admin',
      new_password: 'one',
    });
  });

  it('setup results handed on of a backup replace all others', () => {
    expect(joinResults(FIRST, BACKUP)).toEqual(BACKUP);
  });

  it('setup results handed on of a user alone stay a user', () => {
    expect(joinResults({}, USER)).toEqual(USER);
    expect(joinResults(BACKUP, USER).device_setup).toBe('user');
  });
});
