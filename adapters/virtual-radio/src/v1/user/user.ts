import { randomHex } from '../../random/seeded-random.ts';
import { md5Crypt } from '../../users/md5-crypt.ts';
import {
  authenticate,
  fitsCredential,
  FORBIDDEN_WORDS,
  isAcceptablePassword,
  isAccountName,
  isPasswordInSlot,
  LONGEST_CREDENTIAL,
  PASSWORD_LENGTHS,
  userInSlot,
} from '../../users/user-accounts.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { badRequest, emptySuccess, v1Error, wrongField } from '../answers.ts';
import { textIn } from '../body.ts';
import { amendConfiguration, currentConfiguration } from '../configuration/write-configuration.ts';
import { type V1Call, type V1Exchange, v1OpenCall, v1SessionCall, v1SessionCalls } from '../exchange.ts';
import { TOKEN_HEADER } from '../router.ts';

const anyUserCall = v1SessionCalls({ fullUserOnly: false });

const BLOCK_SECONDS = 60;

function refused({ radio, address }: V1Exchange): Response {
  radio.guard.failed(address);
  radio.log.write('httpd', `failed login from ${address}`);
  return v1Error(401, 'User account invalid');
}

function locked(): Response {
  const answer = v1Error(401, 'User account invalid', 'locked');
  answer.headers.set('retry-after', String(BLOCK_SECONDS));
  return answer;
}

/** POST /user/login — the token comes in a header. Failures count with those of the classic login. reading 15. */
const userLogin = v1OpenCall('POST', '/user/login', exchange => {
  const { radio, body, address } = exchange;
  if (radio.guard.isBlocked(address)) return locked();
  const username = textIn(body, 'username');
  const password = textIn(body, 'password');
  if (username === undefined || password === undefined) {
    const missing = username === undefined ? 'username' : 'password';
    return badRequest('Validation failed', { [missing]: ['Required'] });
  }
  const user = fitsCredential(username)
    ? authenticate(radio.configuration.running, username, password)
    : undefined;
  if (user === undefined) return refused(exchange);
  radio.guard.succeeded(address);
  const session = radio.sessions.open(user);
  radio.log.write('httpd', `login of ${user.name} from ${address}`);
  const answer = emptySuccess({ user: { username: user.name, readOnly: user.readOnly } });
  answer.headers.set(TOKEN_HEADER, session.token);
  answer.headers.set('x-csrf-id', session.csrf);
  return answer;
});

/** POST /user/logout — the token becomes invalid immediately. §v1.login. */
const userLogout = anyUserCall('POST', '/user/logout', ({ radio, session }) => {
  radio.sessions.close(session);
  return emptySuccess();
});

/** GET /user/password-requirements — the rules of the specification as data. §v1.login. */
const passwordRequirements = v1SessionCall('GET', '/user/password-requirements', () => {
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
const changePassword = anyUserCall('POST', '/user/change-password', exchange => {
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

export const userCalls: readonly V1Call[] = [userLogin, userLogout, passwordRequirements, changePassword];
