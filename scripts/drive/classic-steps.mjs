import { setTimeout as pause } from 'node:timers/promises';
import { ClassicSession, requireOk } from './classic-session.mjs';

const ENCODINGS = ['form', 'json', 'multipart'];
const POLL_MS = 250;

function check(condition, what) {
  if (!condition) throw new Error(what);
}

/** Waits until a question is answered with something other than undefined. */
async function until(ask, what, withinMs) {
  const end = performance.now() + withinMs;
  while (performance.now() < end) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    await pause(POLL_MS);
  }
  throw new Error(`${what} did not happen within ${withinMs / 1000} s`);
}

async function loginInEachEncoding({ url, credentials }) {
  for (const encoding of ENCODINGS) {
    const session = new ClassicSession(url);
    await session.open();
    await session.login(credentials, encoding);
    check(session.cookieNames.includes('ok'), `the cookie indicator is missing after a login by ${encoding}`);
    requireOk(JSON.parse(await (await session.post('/logout.cgi')).text()), 'logout');
  }
  return ENCODINGS.join(', ');
}

async function wrongPasswordIsRefused({ url, credentials }) {
  const session = new ClassicSession(url);
  const refused = await session
    .login({ ...credentials, password: 'not the password' }, 'form')
    .catch(error => error.message);
  check(typeof refused === 'string' && /40[13]/.test(refused), 'a wrong password was accepted');
  return refused;
}

async function statusNeedsASession({ url, session }) {
  const stranger = new ClassicSession(url);
  for (const path of ['/status.cgi', '/status.cgi/']) {
    const { status } = await stranger.get(path);
    check(status === 401 || status === 403 || status === 404, `${path} answered a stranger with ${status}`);
  }
  const { host, wireless } = await session.json('/status.cgi');
  check(
    typeof host?.hostname === 'string' && Array.isArray(wireless?.sta),
    'the status has no host or stations',
  );
  return `${host.hostname}, ${host.devmodel} ${host.fwversion}, ${wireless.sta.length} stations`;
}

async function csrfIsRequired({ session }) {
  const { status } = await session.post(
    '/stakick.cgi',
    { staif: 'ath0', staid: '00:00:00:00:00:00' },
    { csrf: '' },
  );
  check(status === 403, `a POST without the CSRF id was answered with ${status}`);
  return 'a POST without it is refused';
}

async function kickAStation({ session, patienceMs }) {
  const { wireless, interfaces } = await session.json('/status.cgi');
  const [station] = wireless.sta;
  check(station !== undefined, 'there is no station to kick');
  const staif = interfaces.some(({ ifname }) => ifname === 'wlan0') ? 'wlan0' : 'ath0';
  const answer = await session.post('/stakick.cgi', { staif, staid: station.mac });
  requireOk(JSON.parse(await answer.text()), 'kick');
  const has = async () => {
    const status = await session.json('/status.cgi');
    return status.wireless.sta.some(({ mac }) => mac === station.mac);
  };
  check(!(await has()), 'the station is still there');
  await until(async () => ((await has()) ? true : undefined), 'the return of the station', patienceMs);
  return `${station.mac} left and came back`;
}

async function provisioning({ session }) {
  const answers = [];
  for (const action of ['start', 'stop']) {
    const text = await (await session.post('/api/provmode', { action })).text();
    if (text !== '') answers.push(requireOk(JSON.parse(text), `provisioning ${action}`).status);
  }
  return `status ${answers.join(', then ')}`;
}

async function warnings({ session }) {
  const answer = await session.json('/api/warnings');
  check('firmware' in answer && 'isDefaultPasswd' in answer, 'the warnings lack their fields');
  return `default password: ${answer.isDefaultPasswd}`;
}

async function updateCheck({ session }) {
  const answer = await session.postJson('/api/fw/update-check', { force: true });
  check(typeof answer.update === 'boolean', 'the update check tells neither yes nor no');
  return answer.update ? `${answer.version} is offered` : 'nothing newer';
}

async function reboot({ url, session, credentials, patienceMs }) {
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
      return (await again.json('/status.cgi')).host.uptime;
    },
    'the return from the reboot',
    patienceMs,
  );
  check(uptime < patienceMs / 1000 + 60, `the uptime did not begin anew: ${uptime} s`);
  return `back with an uptime of ${uptime} s`;
}

/** Steps of a public client, in order. */
const STEPS = [
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
export async function driveClassic(url, credentials, { tell = () => undefined, patienceMs = 60_000 } = {}) {
  const session = new ClassicSession(url);
  await session.open();
  await session.login(credentials, 'form');
  for (const [name, step] of STEPS) tell(name, await step({ url, session, credentials, patienceMs }));
}
