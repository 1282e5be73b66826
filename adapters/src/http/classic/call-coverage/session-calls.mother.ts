import { memorySession } from '../../client/client.mother.ts';
import { ClassicHelp } from '../help/help.adapter.ts';
import { ClassicStations } from '../station/station.adapter.ts';
import { PollingStatus } from '../status/status.adapter.ts';
import { ClassicPublicInfo } from '../session/public-info.adapter.ts';
import { ClassicSession } from '../session/session.adapter.ts';
import { calm } from '../../polling/calm.mother.ts';
import { callsOf, type ClassicCall } from './classic-call.mother.ts';
import { firstValueFrom } from 'rxjs';

const session = callsOf(
  'ClassicSession',
  client => new ClassicSession(client, memorySession(), () => 'ok=1'),
);
const info = callsOf('ClassicPublicInfo', client => new ClassicPublicInfo(client));
const help = callsOf('ClassicHelp', client => new ClassicHelp(client));
const status = callsOf('PollingStatus', client => new PollingStatus(client, calm));
const stations = callsOf('ClassicStations', client => new ClassicStations(client));

const credentials = { username: 'admin', password: 'Tower-Link-2026' };
const station = { interfaceName: 'ath0', mac: '00:11:22:33:44:66' };
const withoutSession = { withoutSession: true };

/** Calls around the session, and those of the status. Each has its own tests beside its adapter. */
export const SESSION_CALLS: readonly ClassicCall[] = [
  info('GET /api/info/public', 'readPublicInfo', 'read', each => each.read(), withoutSession),
  session('POST /api/auth', 'login', 'login', each => each.login(credentials), withoutSession),
  session(
    'POST /api/auth-ticket',
    'loginWithTicket',
    'loginWithTicket',
    each => each.loginWithTicket('t'),
    withoutSession,
  ),
  session('POST /logout.cgi', 'logout', 'logout', each => each.logout(), withoutSession),
  session('GET /api/info/user', 'readCurrentUser', 'currentUser', each => each.currentUser(), withoutSession),
  help('GET /api/info/help', 'readHelpPage', 'find', (each, options) => each.find('eula', 'en_US', options)),
  status('GET /status.cgi', 'readStatus', 'watch', each => firstValueFrom(each.watch()), withoutSession),
  stations('POST /stakick.cgi', 'kickStation', 'kick', (each, options) => each.kick(station, options)),
];
