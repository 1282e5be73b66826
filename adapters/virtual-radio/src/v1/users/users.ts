import type { ConfigText } from '@radiolink/domain/configuration';
import { randomHex } from '../../random/seeded-random.ts';
import { isAcceptablePassword, isAccountName, type User, userInSlot } from '../../users/user-accounts.ts';
import { md5Crypt } from '../../users/md5-crypt.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { badRequest, emptySuccess, v1Error, v1NotFound, wrongField } from '../answers.ts';
import { entryOf, flagIn, textIn } from '../body.ts';
import { amendConfiguration, currentConfiguration } from '../configuration/write-configuration.ts';
import { type V1Call, v1SessionCall, type V1SessionExchange } from '../exchange.ts';

/** Most keys of the shell. §9.limits. */
const MOST_KEYS = 10;
const places = Array.from({ length: MOST_KEYS }, (_, place) => `sshd.auth.key.${place + 1}`);

/** The keys that may log in to the shell. §v1.login. */
function sshKeysOf(config: ConfigText): Record<string, unknown>[] {
  return places.flatMap(place => {
    const value = config.get(`${place}.value`);
    if (value === undefined || value === '') return [];
    return [
      {
        type: config.get(`${place}.type`) ?? 'ssh-rsa',
        value,
        comment: config.get(`${place}.comment`) ?? '',
        enabled: config.get(`${place}.status`) !== 'disabled',
      },
    ];
  });
}

/** The lines that a list of keys becomes; undefined for a list that is none. */
function sshKeyChanges(keys: unknown): ReadonlyMap<string, string | undefined> | undefined {
  if (!Array.isArray(keys) || keys.length > MOST_KEYS) return undefined;
  if (keys.some(key => textIn(key, 'value') === undefined)) return undefined;
  return new Map(
    places.flatMap((place, at) => {
      const key: unknown = keys[at];
      const has = at < keys.length;
      return [
        [`${place}.type`, has ? (textIn(key, 'type') ?? 'ssh-rsa') : undefined],
        [`${place}.value`, has ? textIn(key, 'value') : undefined],
        [`${place}.comment`, has ? (textIn(key, 'comment') ?? '') : undefined],
        [`${place}.status`, has ? (entryOf(key, 'enabled') === false ? 'disabled' : 'enabled') : undefined],
      ] as const;
    }),
  );
}

const READ_ONLY_SLOT = 2;

function usersOf(config: ConfigText): readonly User[] {
  return [1, READ_ONLY_SLOT].flatMap(slot => userInSlot(config, slot) ?? []);
}

function userSection(config: ConfigText, { name, readOnly }: User): Record<string, unknown> {
  return { username: name, readOnly, sshKeys: readOnly ? [] : sshKeysOf(config) };
}

/** GET /system/users — a read-only user sees only himself. §v1.login. */
const userList = v1SessionCall('GET', '/system/users', exchange => {
  const config = currentConfiguration(exchange);
  const { slot, readOnly } = exchange.session.user;
  const users = usersOf(config).filter(user => !readOnly || user.slot === slot);
  return jsonAnswer(users.map(user => userSection(config, user)));
});

/** Changes an account, or adds the read-only one where there is none. */
function write(exchange: V1SessionExchange, name: string, known: User | undefined): Response {
  const { radio, body, session } = exchange;
  const config = currentConfiguration(exchange);
  const slot = known?.slot ?? READ_ONLY_SLOT;
  const password = textIn(body, 'password');
  if (known === undefined && password === undefined) return wrongField('password', 'Required');
  if (password !== undefined && !isAcceptablePassword(password, name))
    return badRequest('Password is too weak', { password: ['Password is too weak'] });
  const keys = entryOf(body, 'sshKeys') === undefined ? new Map() : sshKeyChanges(entryOf(body, 'sshKeys'));
  if (keys === undefined) return wrongField('sshKeys', 'At most 10 keys');
  const changes = new Map<string, string | undefined>([
    [`users.${slot}.name`, name],
    [`users.${slot}.status`, 'enabled'],
    ...(slot === READ_ONLY_SLOT ? [] : keys),
  ]);
  if (password !== undefined) changes.set(`users.${slot}.password`, md5Crypt(password, randomHex(8)));
  const written = amendConfiguration(exchange, changes, () => {
    if (password !== undefined) radio.sessions.closeOf(slot, session);
  });
  if (!written) return wrongField('username', 'Invalid username');
  const now = currentConfiguration(exchange);
  const user = userInSlot(now, slot) ?? { slot, name, readOnly: slot === READ_ONLY_SLOT };
  return jsonAnswer(userSection(config === now ? config : now, user));
}

/** PUT /system/users — effective immediately, without a restart. §v1.login. */
const userWrite = v1SessionCall('PUT', '/system/users', exchange => {
  const name = textIn(exchange.body, 'username') ?? '';
  const readOnly = flagIn(exchange.body, 'readOnly');
  if (!isAccountName(name)) return wrongField('username', 'Invalid username');
  const users = usersOf(currentConfiguration(exchange));
  const known = users.find(user => user.name === name);
  if (known !== undefined) {
    const changesRole = readOnly !== undefined && readOnly !== known.readOnly;
    if (changesRole) return v1Error(409, 'The role of an account cannot change');
    return write(exchange, name, known);
  }
  if (readOnly !== true) return v1Error(409, 'There is one full user only');
  if (users.some(user => user.readOnly)) return v1Error(409, 'There is a read-only user already');
  return write(exchange, name, undefined);
});

/** DELETE /system/users/{username} — not the last full user. §v1.login. */
const userDelete = v1SessionCall('DELETE', '/system/users/{username}', exchange => {
  const { radio, params } = exchange;
  const user = usersOf(currentConfiguration(exchange)).find(({ name }) => name === params['username']);
  if (user === undefined) return v1NotFound();
  if (!user.readOnly) return v1Error(409, 'The last full user cannot be removed');
  const { slot } = user;
  const changes = new Map([
    [`users.${slot}.status`, 'disabled'],
    [`users.${slot}.name`, undefined],
    [`users.${slot}.password`, undefined],
  ]);
  amendConfiguration(exchange, changes, () => radio.sessions.closeOf(slot));
  return emptySuccess();
});

export const accountCalls: readonly V1Call[] = [userList, userWrite, userDelete];
