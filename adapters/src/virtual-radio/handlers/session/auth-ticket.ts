import { userInSlot } from '../../users/index.ts';
import { errorAnswer } from '../../wire/index.ts';
import type { Call } from '../call.ts';
import { loginAnswer } from './login-answer.ts';

/** POST /api/auth-ticket — login with a ticket of the central controller, once, within a minute. Classic API, 2.3. */
export const authTicket: Call = {
  method: 'POST',
  path: '/api/auth-ticket',
  access: 'open',
  answer({ radio, fields, address, secure }) {
    if (radio.guard.isBlocked(address)) return errorAnswer(403, 'Too many failed login attempts.');
    const slot = radio.tickets.redeem(fields.text('ticketid') ?? '');
    const user = slot === undefined ? undefined : userInSlot(radio.configuration.running, slot);
    if (user === undefined) {
      radio.guard.failed(address);
      return errorAnswer(403, 'Invalid ticket.');
    }
    radio.guard.succeeded(address);
    return loginAnswer(radio, radio.sessions.open(user, { singleSignOn: true }), secure);
  },
};
