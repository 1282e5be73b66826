import { randomHex } from '../../random/random-hex.ts';
import {
  FORBIDDEN_WORDS,
  isAcceptablePassword,
  isAccountName,
  LONGEST_CREDENTIAL,
  PASSWORD_LENGTHS,
} from '../../users/account-rules.ts';
import { isPasswordInSlot, userInSlot } from '../../users/user-accounts.ts';
import { md5Crypt } from '../../users/md5-crypt.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { badRequest, emptySuccess, v1Error, wrongField } from '../answers.ts';
import { textIn } from '../body.ts';
import { amendConfiguration, currentConfiguration } from '../configuration/batch-configuration.ts';
import { v1SessionCall, v1SessionCalls } from '../exchange.ts';

const anyUserCall = v1SessionCalls({ fullUserOnly: false });

/** GET /user/password-requirements — the rules of the specification as data. §v1.login. */
export const passwordRequirements = v1SessionCall('GET', '/user/password-requirements', () => {
  const { min, good, great } = PASSWORD_LENGTHS;
  return jsonAnswer({
    minLength: min,
    goodLength: good,
    greatLength: great,
    maxLength: LONGEST_CREDENTIAL,
    optionalTestsToPass: 3,
    maxRepeatedCharacters: 2,
    forbiddenWords: FORBIDDEN_WORDS,
    username: { pattern: '^[A-Za-z0-9_][A-Za-z0-9_.-]*$', maxLength: LONGEST_CREDENTIAL },
  });
});

/** POST /user/change-password — of the caller's own account. Other sessions of that user end. §v1.login. */
export const changePassword = anyUserCall('POST', '/user/change-password', exchange => {
  const { radio, body, session } = exchange;
  const { slot } = session.user;
  const config = currentConfiguration(exchange);
  const password = textIn(body, 'newPassword') ?? '';
  const name = textIn(body, 'username') || (userInSlot(config, slot)?.name ?? '');
  if (!isPasswordInSlot(config, slot, textIn(body, 'oldPassword') ?? ''))
    return v1Error(401, 'Incorrect password', 'oldPassword');
  if (!isAccountName(name)) return wrongField('username', 'Invalid username');
  if (userInSlot(config, slot === 1 ? 2 : 1)?.name === name)
    return wrongField('username', 'Username already exists');
  if ((textIn(body, 'verifyPassword') ?? password) !== password)
    return badRequest('Passwords do not match', { verifyPassword: ['Passwords do not match'] });
  if (!isAcceptablePassword(password, name))
    return badRequest('Password is too weak', { newPassword: ['Password is too weak'] });
  const changes = new Map([
    [`users.${slot}.name`, name],
    [`users.${slot}.password`, md5Crypt(password, randomHex(8))],
    [`users.${slot}.status`, 'enabled'],
  ]);
  const written = amendConfiguration(exchange, changes, () => radio.sessions.closeOf(slot, session));
  return written ? emptySuccess() : wrongField('username', 'Invalid username');
});
