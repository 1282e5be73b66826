import { userInSlot } from '../../users/user-accounts.ts';
import { openCall } from '../call.ts';
import { loginAnswer } from './login-answer.ts';
import { blockedLogin, refusedLogin } from './refused-login.ts';

/** POST /api/auth-ticket — login with a ticket of the central controller, once, within a minute. Classic API, 2.3. */
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
