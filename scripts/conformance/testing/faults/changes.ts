import { V1 } from '../../caller/caller.ts';
import type { BackEnd, Sent } from '../../wire/back-end.ts';
import type { VirtualWorld } from '../virtual-back-end.ts';
import { type Fault, jsonOf, onAnswers, onRequests, pathOf } from './fault.ts';

const WRITE = '/writecfg.cgi';
const TEST = '/test_mode.cgi';
const CONFIGURATION = `${V1}/system/airos/configuration`;
const COMPOSE = `${V1}/tools/compose`;
const SUCCESS = { error: 0, statusCode: 200 };
const DONE = { ok: true, fast_restart: true, code: 0 };

const without = (sent: Sent, flag: string): Sent => ({
  ...sent,
  body: sent.body?.replace(`&${flag}=yes`, ''),
});
const withoutTest = ({ headers: { 'x-test-mode': _test, ...headers } = {}, ...sent }: Sent): Sent => ({
  ...sent,
  headers,
});
const isTest = ({ path, body }: Sent): boolean => path === WRITE && body?.includes('testmode=yes') === true;

/** Takes a test for a plain write and shows a countdown to nothing. */
function withoutFallBack(world: VirtualWorld): BackEnd {
  let end = 0;
  return onRequests('', '', async (sent, send, { time }) => {
    if (isTest(sent)) end = time.now() + 240_000;
    const secondsLeft = Math.max(0, Math.ceil((end - time.now()) / 1000));
    if (pathOf(sent) === TEST && secondsLeft > 0)
      return jsonOf(200, { countdown_started: 1, time_left: secondsLeft, active: 1 });
    return send(isTest(sent) ? without(sent, 'testmode') : sent);
  }).plant(world);
}

/** Keeps what was read of a session, for the time after its end. */
function withoutIdleEnd(world: VirtualWorld): BackEnd {
  return onRequests('', '', async (sent, send) => {
    const answer = await send(sent);
    const hasCookie = (sent.headers?.['cookie'] ?? '') !== '';
    return sent.path === '/api/info/user' && hasCookie && answer.status === 403
      ? jsonOf(200, { username: 'admin', readOnly: false })
      : answer;
  }).plant(world);
}

/** Takes the first write only. */
function writesOnce(world: VirtualWorld): BackEnd {
  let count = 0;
  return onRequests('', '', async (sent, send) => {
    if (sent.path !== WRITE) return send(sent);
    count += 1;
    return count === 1 ? send(without(sent, 'testmode')) : jsonOf(200, DONE);
  }).plant(world);
}

/** Takes the first write of the versioned API only, and no batch. */
function writesOnceVersioned(world: VirtualWorld): BackEnd {
  let count = 0;
  return onRequests('', '', async (sent, send) => {
    if (sent.path === COMPOSE && sent.method === 'POST') return jsonOf(200, { responses: [] });
    if (sent.path !== CONFIGURATION || sent.method !== 'PUT') return send(sent);
    count += 1;
    return count === 1 ? send(withoutTest(sent)) : jsonOf(200, SUCCESS);
  }).plant(world);
}

/** The same of a device that has the versioned API alone. */
export const notRestoredVersioned: Fault = {
  name: 'only the first write of the versioned API is taken',
  finds: 'test-mode/versioned-fall-back',
  plant: writesOnceVersioned,
};

/** A device that takes changes but nothing that undoes them. */
export const notRestored: Fault = {
  name: 'only the first write is taken',
  finds: 'test-mode/fall-back',
  plant: writesOnce,
};

/** Faults in what becomes of changes, and of time. */
export const changeFaults: readonly Fault[] = [
  { name: 'a test does not fall back', finds: 'test-mode/fall-back', plant: withoutFallBack },
  onRequests('a test is a plain write', 'test-mode/revert', (sent, send) =>
    send(isTest(sent) ? without(sent, 'testmode') : sent),
  ),
  onAnswers('a test has no end', 'test-mode/revert', TEST, answer => ({
    ...answer,
    text: answer.text.replace(/"time_left":\d+/, '"time_left":9999'),
  })),
  onRequests('a second write is taken during a test', 'test-mode/revert', async (sent, send) => {
    const answer = await send(sent);
    return sent.path === WRITE ? jsonOf(200, DONE) : answer;
  }),
  onRequests('a discard does not take a test back', 'test-mode/revert', async (sent, send) =>
    sent.path === '/discard.cgi' ? jsonOf(200, DONE) : send(sent),
  ),
  onRequests('a test that is applied falls back', 'test-mode/keep', async (sent, send) =>
    sent.path === '/apply.cgi' ? jsonOf(200, DONE) : send(sent),
  ),
  onRequests('a test of the versioned API stays', 'test-mode/versioned-fall-back', async (sent, send) =>
    send(withoutTest(sent)),
  ),
  onRequests(
    'a test of the versioned API that is confirmed falls back',
    'test-mode/versioned-keep',
    async (sent, send) => (sent.path === `${CONFIGURATION}/confirm` ? jsonOf(200, SUCCESS) : send(sent)),
  ),
  onRequests(
    'a second write of the versioned API is taken during a test',
    'test-mode/versioned-revert',
    async (sent, send) => {
      const answer = await send(sent);
      return sent.path === CONFIGURATION && answer.status === 409 ? jsonOf(200, SUCCESS) : answer;
    },
  ),
  onRequests('a batch does nothing', 'test-mode/versioned-revert', async (sent, send) =>
    sent.path === COMPOSE && sent.method === 'POST' ? jsonOf(200, { responses: [] }) : send(sent),
  ),
  onRequests(
    'a restart stores what is tested',
    'no-save/versioned-test-lost-at-restart',
    async (sent, send) => send(withoutTest(sent)),
  ),
  onRequests('no-save is saved', 'no-save/lost-at-restart', (sent, send) => send(without(sent, 'nosave'))),
  { name: 'a session that is not used never ends', finds: 'time-outs/idle-session', plant: withoutIdleEnd },
  onRequests('logins are never blocked', 'time-outs/login-block', async (sent, send, { time }) => {
    const answer = await send(sent);
    if (sent.path !== '/api/auth' || !answer.text.includes('Too many')) return answer;
    await time.wait(61_000);
    return send(sent);
  }),
];
