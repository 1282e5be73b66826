import { ServerApiVersion } from '../../api-version/api-version.adapter.ts';
import { memorySession, RADIO } from '../../client/client.mother.ts';
import { V1Password, V1PasswordPolicy, V1Users } from '../account/account.adapter.ts';
import { V1Countries } from '../regulation/countries.adapter.ts';
import { readSingly } from '../session/v1-session.adapter.ts';
import { V1PublicInfo, V1Session } from '../session/login-parts.ts';
import { v1CallsOf, type V1CallRow } from './v1-call.mother.ts';

const CREDENTIALS = { username: 'admin', password: 'Tower-Link-2026' };
const CHANGE = { oldPassword: CREDENTIALS.password, newPassword: 'Hill-Top-Mast-2027' };
const user = () => memorySession({ username: CREDENTIALS.username });

const session = v1CallsOf('V1Session', client => new V1Session(client, user()));
const firstFacts = v1CallsOf('FirstFacts', client => ({ readSingly: () => readSingly(client) }));
const publicInfo = v1CallsOf('V1PublicInfo', client => new V1PublicInfo(client));
const users = v1CallsOf('V1Users', client => new V1Users(client));
const policy = v1CallsOf('V1PasswordPolicy', client => new V1PasswordPolicy(client));
const password = v1CallsOf('V1Password', client => new V1Password(client, user()));
const countries = v1CallsOf('V1Countries', client => new V1Countries(client));
const server = v1CallsOf(
  'ServerApiVersion',
  (_client, { fetch, session: store }) => new ServerApiVersion({ baseUrl: RADIO, fetch }, store),
);

/** Calls for the session, the accounts, and the first facts of the device. */
export const SESSION_CALLS: readonly V1CallRow[] = [
  publicInfo('GET /public/device', 'readPublicDevice', 'read', (each, options) => each.read({}, options)),
  session('POST /user/login', 'openSession', 'login', each => each.login(CREDENTIALS)),
  session('POST /tools/compose', 'compose', 'login', each => each.login(CREDENTIALS)),
  firstFacts('GET /device', 'readDevice', 'readSingly', each => each.readSingly()),
  firstFacts('GET /system', 'readSystem', 'readSingly', each => each.readSingly()),
  firstFacts('GET /system/users', 'listUsers', 'readSingly', each => each.readSingly()),
  session('POST /user/logout', 'closeSession', 'logout', each => each.logout()),
  session('GET /system/users', 'listUsers', 'currentUser', (each, options) => each.currentUser(options)),
  users('GET /system/users', 'listUsers', 'list', (each, options) => each.list(options)),
  users('PUT /system/users', 'writeUser', 'write', (each, options) =>
    each.write({ username: 'guest', password: CHANGE.newPassword, readOnly: true }, options),
  ),
  users('DELETE /system/users/{username}', 'removeUser', 'remove', (each, options) =>
    each.remove('guest', options),
  ),
  policy('GET /user/password-requirements', 'readPasswordRequirements', 'read', (each, options) =>
    each.read(options),
  ),
  password('POST /user/change-password', 'changeOwnPassword', 'change', (each, options) =>
    each.change(CHANGE, options),
  ),
  countries('GET /system/airos/countries', 'listCountries', 'list', (each, options) => each.list(options)),
  countries('GET /system/airmax/countries', 'listAirmaxCountries', 'listAirmax', (each, options) =>
    each.listAirmax(options),
  ),
  server('GET /server', 'readServer', 'read', each => each.read()),
];
