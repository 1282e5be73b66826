import { authenticate } from '../../users/user-accounts.ts';
import { fitsCredential } from '../../users/account-rules.ts';
import { badRequest, emptySuccess, v1Error } from '../answers.ts';
import { textIn } from '../body.ts';
import { type V1Exchange, v1OpenCall, v1SessionCalls } from '../exchange.ts';
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
export const userLogin = v1OpenCall('POST', '/user/login', exchange => {
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
export const userLogout = anyUserCall('POST', '/user/logout', ({ radio, session }) => {
  radio.sessions.close(session);
  return emptySuccess();
});
