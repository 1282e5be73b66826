import { setTimeout as pause } from 'node:timers/promises';
import type { LoginEncoding } from '../conformance/caller/caller.ts';
import { ClassicSession, type Credentials, requireOk } from './classic-session.ts';

export interface DriveOptions {
  readonly tell?: (step: string, found: string) => void;
  /** Time limits for stations and the device, ms. */
  readonly patienceMs?: number;
}

/** What a step works with. */
interface Drive {
  readonly url: string;
  readonly session: ClassicSession;
  readonly credentials: Credentials;
  readonly patienceMs: number;
}

/** The parts of a status that are looked at. */
interface Status {
  readonly host: {
    readonly hostname?: unknown;
    readonly devmodel?: unknown;
    readonly fwversion?: unknown;
    readonly uptime: number;
  };
  readonly wireless: { readonly sta: readonly { readonly mac: string }[] };
  readonly interfaces: readonly { readonly ifname: string }[];
}

const ENCODINGS: readonly LoginEncoding[] = ['form', 'json', 'multipart'];
const POLL_MS = 250;

function check(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(what);
}

/** Waits until a question is answered with something other than undefined. */
async function until<T>(ask: () => Promise<T | undefined>, what: string, withinMs: number): Promise<T> {
  const end = performance.now() + withinMs;
  while (performance.now() < end) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    await pause(POLL_MS);
  }
  throw new Error(`${what} did not happen within ${withinMs / 1000} s`);
}

async function statusOf(session: ClassicSession): Promise<Status> {
  const status = (await session.json('/status.cgi')) as Partial<Status>;
  check(
    typeof status.host?.hostname === 'string' && Array.isArray(status.wireless?.sta),
    'the status has no host or stations',
  );
  return status as Status;
}

async function loginInEachEncoding({ url, credentials }: Drive): Promise<string> {
  for (const encoding of ENCODINGS) {
    const session = new ClassicSession(url);
    await session.open();
    await session.login(credentials, encoding);
    check(session.cookieNames.includes('ok'), `the cookie indicator is missing after a login by ${encoding}`);
    requireOk(JSON.parse(await (await session.post('/logout.cgi')).text()), 'logout');
  }
  return ENCODINGS.join(', ');
}

async function wrongPasswordIsRefused({ url, credentials }: Drive): Promise<string> {
  const session = new ClassicSession(url);
  const refused = await session
    .login({ ...credentials, password: 'not the password' }, 'form')
    .catch((error: unknown) => (error instanceof Error ? error.message : undefined));
  check(typeof refused === 'string' && /40[13]/.test(refused), 'a wrong password was accepted');
  return refused;
}

async function statusNeedsASession({ url, session }: Drive): Promise<string> {
  const stranger = new ClassicSession(url);
  for (const path of ['/status.cgi', '/status.cgi/']) {
    const { status } = await stranger.get(path);
    check(status === 401 || status === 403 || status === 404, `${path} answered a stranger with ${status}`);
  }
  const { host, wireless } = await statusOf(session);
  return `${host.hostname}, ${host.devmodel} ${host.fwversion}, ${wireless.sta.length} stations`;
}

async function csrfIsRequired({ session }: Drive): Promise<string> {
  const { status } = await session.post(
    '/stakick.cgi',
    { staif: 'ath0', staid: '00:00:00:00:00:00' },
    { csrf: '' },
  );
  check(status === 403, `a POST without the CSRF id was answered with ${status}`);
  return 'a POST without it is refused';
}

async function kickAStation({ session, patienceMs }: Drive): Promise<string> {
  const { wireless, interfaces } = await statusOf(session);
  const [station] = wireless.sta;
  check(station !== undefined, 'there is no station to kick');
  const staif = interfaces.some(({ ifname }) => ifname === 'wlan0') ? 'wlan0' : 'ath0';
  const answer = await session.post('/stakick.cgi', { staif, staid: station.mac });
  requireOk(JSON.parse(await answer.text()), 'kick');
  const has = async () => {
    const status = await statusOf(session);
    return status.wireless.sta.some(({ mac }) => mac === station.mac);
  };
  check(!(await has()), 'the station is still there');
  await until(async () => ((await has()) ? true : undefined), 'the return of the station', patienceMs);
  return `${station.mac} left and came back`;
}

async function provisioning({ session }: Drive): Promise<string> {
  const answers: unknown[] = [];
  for (const action of ['start', 'stop']) {
    const text = await (await session.post('/api/provmode', { action })).text();
    if (text !== '') answers.push(requireOk(JSON.parse(text), `provisioning ${action}`)['status']);
  }
  return `status ${answers.join(', then ')}`;
}

async function warnings({ session }: Drive): Promise<string> {
  const answer = await session.json('/api/warnings');
  check('firmware' in answer && 'isDefaultPasswd' in answer, 'the warnings lack their fields');
  return `default password: ${answer['isDefaultPasswd']}`;
}

async function updateCheck({ session }: Drive): Promise<string> {
  const answer = await session.postJson('/api/fw/update-check', { force: true });
  check(typeof answer['update'] === 'boolean', 'the update check tells neither yes nor no');
  return answer['update'] ? `${String(answer['version'])} is offered` : 'nothing newer';
}

async function reboot({ url, session, credentials, patienceMs }: Drive): Promise<string> {
  const answer = await session.post('/reboot.cgi', { reboot: 'yes' });
  check([200, 202, 204].includes(answer.status), `the reboot was answered with ${answer.status}`);
  await until(
    () =>
      session.get('/poll.cgi').then(
        () => undefined,
        () => true,
      ),
    'the silence of a reboot',
    patienceMs,
  );
  const uptime = await until(
    async () => {
      const again = new ClassicSession(url);
      await again.login(credentials, 'form');
      return (await statusOf(again)).host.uptime;
    },
    'the return from the reboot',
    patienceMs,
  );
  check(uptime < patienceMs / 1000 + 60, `the uptime did not begin anew: ${uptime} s`);
  return `back with an uptime of ${uptime} s`;
}

/** Steps of a public client, in order. */
const STEPS: readonly (readonly [string, (drive: Drive) => Promise<string>])[] = [
  ['login in each encoding', loginInEachEncoding],
  ['wrong password', wrongPasswordIsRefused],
  ['status', statusNeedsASession],
  ['CSRF id', csrfIsRequired],
  ['kick', kickAStation],
  ['provisioning', provisioning],
  ['warnings', warnings],
  ['update check', updateCheck],
  ['reboot', reboot],
];

/**
 * Runs every step against the radio at an address. @param tell is called with the name and the result of each
 * passed step @throws the first step that fails
 */
export async function driveClassic(
  url: string,
  credentials: Credentials,
  { tell = () => undefined, patienceMs = 60_000 }: DriveOptions = {},
): Promise<void> {
  const session = new ClassicSession(url);
  await session.open();
  await session.login(credentials, 'form');
  for (const [name, step] of STEPS) tell(name, await step({ url, session, credentials, patienceMs }));
}
