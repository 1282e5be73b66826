import { fitsCredential } from '../../users/account-rules.ts';
import { authenticate, userInSlot } from '../../users/user-accounts.ts';
import { errorAnswer } from '../../wire/answers.ts';
import { type Exchange, openCall } from '../call.ts';
import { applyFirstSetup } from './first-setup.ts';
import { blockedLogin, loginAnswer, refusedLogin } from './login-answer.ts';

function answer(exchange: Exchange): Response {
  const { radio, fields, address } = exchange;
  const blocked = blockedLogin(exchange);
  if (blocked) return blocked;
  const name = fields.text('username') ?? '';
  const password = fields.text('password') ?? '';
  const user = fitsCredential(name) ? authenticate(radio.configuration.running, name, password) : undefined;
  if (user === undefined) return refusedLogin(exchange, 'Invalid credentials.');
  radio.guard.succeeded(address);
  const setup = applyFirstSetup(radio, user, fields);
  if (setup.problem !== undefined) return errorAnswer(403, setup.problem);
  return loginAnswer(exchange, radio.sessions.open(setup.user, { firstSetup: setup.done }));
}

/** POST /api/auth — login by name and password, with the results of the first setup. §classic.auth. */
export const auth = openCall('POST', '/api/auth', answer);

/** POST /api/device-setup — an alias of the same call in the manufacturer's page. */
export const deviceSetup = openCall('POST', '/api/device-setup', answer);

/** POST /api/auth-ticket — login with a ticket of the central controller, once, within a minute. §classic.auth-ticket. */
export const authTicket = openCall('POST', '/api/auth-ticket', exchange => {
  const { radio, fields, address } = exchange;
  const blocked = blockedLogin(exchange);
  if (blocked) return blocked;
  const slot = radio.tickets.redeem(fields.text('ticketid') ?? '');
  const user = slot === undefined ? undefined : userInSlot(radio.configuration.running, slot);
  if (user === undefined) return refusedLogin(exchange, 'Invalid ticket.');
  radio.guard.succeeded(address);
  return loginAnswer(exchange, radio.sessions.open(user, { singleSignOn: true }));
});
