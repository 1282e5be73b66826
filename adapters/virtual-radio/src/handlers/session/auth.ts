import { boardInfoText } from '../../board/board-info.ts';
import type { Translations } from '../../radio-options.ts';
import type { Radio } from '../../radio.ts';
import { randomHex } from '../../random/seeded-random.ts';
import { indicatorCookie, sessionCookie, setCookie } from '../../sessions/cookies.ts';
import type { Session } from '../../sessions/sessions.ts';
import { md5Crypt } from '../../users/md5-crypt.ts';
import {
  authenticate,
  fitsCredential,
  isAcceptablePassword,
  isAccountName,
  type User,
  userInSlot,
} from '../../users/user-accounts.ts';
import { errorAnswer, jsonAnswer } from '../../wire/answers.ts';
import type { Fields } from '../../wire/fields.ts';
import { type Call, type Exchange, openCall } from '../call.ts';
import { acceptableConfiguration } from '../configuration/configuration.ts';
import { TEST_RUNNING } from '../configuration/write-answer.ts';
import { regulationAnswer } from '../regulation/regulatory-domain.ts';
import { isSetupCountry, knownLanguage } from './public-info.ts';

/** Result of the setup fields of a login. */
export interface SetupOutcome {
  /** User of the opened session. */
  readonly user: User;
  /** True if anything was set up. */
  readonly done: boolean;
  /** Why nothing was, in the device's words. */
  readonly problem?: string;
}

/** Carries out the setup fields that came with a login, if any. §classic.auth. */
function applyFirstSetup(radio: Radio, user: User, fields: Fields): SetupOutcome {
  const kind = fields.text('device_setup');
  if (kind === undefined || user.readOnly) return { user, done: false };
  if (kind === 'cfg') return stageBackup(radio, user, fields.text('new_config') ?? '');
  if (kind !== 'first' && kind !== 'user') return { user, done: false };
  const changes = new Map<string, string>();
  const problem =
    (kind === 'first' ? countryChanges(radio, fields, changes) : undefined) ??
    (kind === 'user' || fields.has('new_username') ? userChanges(fields, changes) : undefined);
  if (problem !== undefined) return { user, done: false, problem };
  if (!radio.control.patch(changes)) return { user, done: false, problem: 'Invalid username.' };
  radio.setupComplete = true;
  return { user: userInSlot(radio.configuration.running, user.slot) ?? user, done: true };
}

function stageBackup(radio: Radio, user: User, text: string): SetupOutcome {
  const config = acceptableConfiguration(text);
  if (config === undefined) return { user, done: false, problem: 'Invalid configuration file.' };
  if (!radio.control.stage(config)) return { user, done: false, problem: TEST_RUNNING };
  radio.setupComplete = true;
  return { user, done: true };
}

function countryChanges(
  radio: { readonly translations: Translations },
  fields: Fields,
  changes: Map<string, string>,
): string | undefined {
  const country = Number(fields.text('new_ccode'));
  if (!isSetupCountry(country)) return 'Invalid country.';
  changes.set('radio.countrycode', String(country));
  changes.set('radio.1.countrycode', String(country));
  const language = knownLanguage(radio, fields.text('new_lang'));
  if (language !== undefined) changes.set('gui.language', language);
  return undefined;
}

function userChanges(fields: Fields, changes: Map<string, string>): string | undefined {
  const name = fields.text('new_username') ?? '';
  const password = fields.text('new_password') ?? '';
  if (!isAccountName(name)) return 'Invalid username.';
  if (!isAcceptablePassword(password, name)) return 'Password is too weak.';
  changes.set('users.1.name', name);
  changes.set('users.1.password', md5Crypt(password, randomHex(8)));
  changes.set('users.1.status', 'enabled');
  return undefined;
}

/**
 * Common part of login responses: capabilities, token, rights, the CSRF value and both cookies. §classic.auth.
 */
function loginAnswer({ radio, fields, secure, address }: Exchange, session: Session): Response {
  const { countryCode } = radio;
  const { data, data60 } = regulationAnswer(radio.regulation);
  const answer = jsonAnswer({
    boardinfo: boardInfoText(radio.profile.board, {
      hwaddr: radio.hwaddr,
      deviceId: radio.deviceId,
      countryCode,
      uniiActivated: radio.uniiActivated,
    }),
    utoken: session.token,
    readOnlyUser: session.user.readOnly,
    fullVersion: radio.firmware.running,
    ccode: countryCode,
    ...(fields.text('hide_rd') !== 'true' && { rd: data, rd60: data60 }),
  });
  answer.headers.set('x-csrf-id', session.csrf);
  setCookie(answer, sessionCookie(radio.cookieName, session.id, secure));
  setCookie(answer, indicatorCookie);
  radio.log.write('httpd', `login of ${session.user.name} from ${address}`);
  return answer;
}

/** The answer to who is blocked; undefined when the address may try. §classic.auth. */
function blockedLogin({ radio, address }: Exchange): Response | undefined {
  return radio.guard.isBlocked(address) ? errorAnswer(403, 'Too many failed login attempts.') : undefined;
}

/** Counts a failure, logs it without what was typed, and answers it in the words of the device. */
function refusedLogin({ radio, address }: Exchange, words: string): Response {
  radio.guard.failed(address);
  radio.log.write('httpd', `failed login from ${address}`);
  return errorAnswer(403, words);
}

function logInOrSetUp(exchange: Exchange): Response {
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
const auth = openCall('POST', '/api/auth', logInOrSetUp);

/** POST /api/device-setup — an alias of the same call in the manufacturer's page. */
const deviceSetup = openCall('POST', '/api/device-setup', logInOrSetUp);

/** POST /api/auth-ticket — login with a ticket of the central controller, once, within a minute. §classic.auth-ticket. */
const authTicket = openCall('POST', '/api/auth-ticket', exchange => {
  const { radio, fields, address } = exchange;
  const blocked = blockedLogin(exchange);
  if (blocked) return blocked;
  const slot = radio.tickets.redeem(fields.text('ticketid') ?? '');
  const user = slot === undefined ? undefined : userInSlot(radio.configuration.running, slot);
  if (user === undefined) return refusedLogin(exchange, 'Invalid ticket.');
  radio.guard.succeeded(address);
  return loginAnswer(exchange, radio.sessions.open(user, { singleSignOn: true }));
});

export const authCalls: readonly Call[] = [auth, deviceSetup, authTicket];
