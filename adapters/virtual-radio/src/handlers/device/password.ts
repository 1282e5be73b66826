import { randomHex } from '../../random/random-hex.ts';
import { isAcceptablePassword, isAccountName } from '../../users/account-rules.ts';
import { isPasswordInSlot, userInSlot } from '../../users/user-accounts.ts';
import { md5Crypt } from '../../users/md5-crypt.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { type SessionExchange, sessionCalls } from '../call.ts';

const passwordCall = sessionCalls({ changes: fields => fields.text('ro') !== '1' });

const ADMINISTRATOR_SLOT = 1;
const READ_ONLY_SLOT = 2;

function refused(error: string): Response {
  return jsonAnswer({ success: false, error });
}

function check({ radio, fields }: SessionExchange, slot: number): Response {
  const matches = isPasswordInSlot(radio.configuration.running, slot, fields.text('pwd') ?? '');
  return matches ? jsonAnswer({ success: true }) : refused('Invalid password.');
}

function change({ radio, fields, session }: SessionExchange, slot: number): Response {
  const config = radio.configuration.running;
  const password = fields.text('pwd') ?? '';
  const present = userInSlot(config, slot);
  const name = fields.text('newUsername') || (present?.name ?? '');
  // The administrator sets the read-only account without its current password; users give their own.
  const knows = slot !== session.user.slot || isPasswordInSlot(config, slot, fields.text('oldPwd') ?? '');
  if (!knows) return refused('Invalid password.');
  if (!isAccountName(name)) return refused('Invalid username.');
  const other = userInSlot(config, slot === READ_ONLY_SLOT ? ADMINISTRATOR_SLOT : READ_ONLY_SLOT);
  if (other?.name === name) return refused('Username already exists.');
  if (!isAcceptablePassword(password, name)) return refused('Password is too weak.');
  const written = radio.control.patch(
    new Map([
      [`users.${slot}.name`, name],
      [`users.${slot}.password`, md5Crypt(password, randomHex(8))],
      [`users.${slot}.status`, 'enabled'],
    ]),
  );
  if (!written) return refused('Invalid username.');
  radio.sessions.closeOf(slot, session);
  return jsonAnswer({ success: true });
}

/** POST /pwd.cgi — checks or changes a password. `ro=1` concerns the read-only account. §classic.password. */
export const password = passwordCall('POST', '/pwd.cgi', exchange => {
  const { fields, session } = exchange;
  const slot = fields.text('ro') === '1' ? READ_ONLY_SLOT : ADMINISTRATOR_SLOT;
  if (session.user.readOnly && slot !== session.user.slot) return refused('Invalid password.');
  if (fields.text('check') === 'yes') return check(exchange, slot);
  if (fields.text('change') === 'yes') return change(exchange, slot);
  return refused('Invalid parameter.');
});
