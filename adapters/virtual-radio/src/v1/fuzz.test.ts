import { constantFrom, oneof, record, sample, string, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countOf } from '../../../../.config/drawn-sample.ts';
import { ADMINISTRATOR, aRadio, VIEWER } from '../testing/radio-client.mother.ts';
import { V1Client } from '../testing/v1-client.mother.ts';
import { Unreachable } from '../faults/inject-fault.ts';
import { v1Calls } from './calls.ts';

const REQUESTS = countOf(1000, 5000);
const REQUESTS_TO_A_RADIO = 500;
const REQUESTS_TO_A_LOGIN = 20;

const NAMES =
  'username password newPassword oldPassword verifyPassword readOnly sshKeys destination count size interval timeout ' +
  'maxHops direction duration url key secure requests rollback onError onUnreachable method route body hostname system ' +
  'wireless network interfaces services identification id status mtu speed frequencies location dnsServers management ' +
  'addresses cidr country countryCode channelWidth encryption passphrase txPower __proto__ constructor';
const name = constantFrom(...NAMES.split(' '));
const plain = oneof(
  constantFrom(
    '',
    'eth0',
    'main',
    'GET',
    'PUT',
    '/device',
    '/tools/compose',
    '../../etc/passwd',
    '<script>',
    '\u0000',
  ),
  constantFrom(
    'a=b\nradio.1.txpower=x',
    '192.0.2.1',
    '192.0.2.1/24',
    'wss://a:1+b',
    'https://x/y',
    'US',
    '\u202E',
  ),
  constantFrom(0, 1, -1, 60, 70_000, 1e300, 5180, true, false, null),
  string({ maxLength: 20 }),
);
const pair = record({ name, value: plain }).map(({ name: key, value }) => Object.fromEntries([[key, value]]));
const inner = record({ one: name, two: name, a: oneof(plain, pair), b: oneof(plain, pair) }).map(
  ({ one, two, a, b }) =>
    Object.fromEntries([
      [one, a],
      [two, [b, a]],
    ]),
);
const json = oneof(
  plain,
  pair,
  inner,
  record({ name, inner }).map(deep => Object.fromEntries([[deep.name, deep.inner]])),
);

const target = oneof(
  {
    weight: 8,
    arbitrary: constantFrom(...v1Calls.map(({ method, path }) => ({ method: String(method), path }))),
  },
  {
    weight: 1,
    arbitrary: record({
      method: constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'),
      path: constantFrom(...v1Calls.map(call => call.path)),
    }),
  },
  {
    weight: 1,
    arbitrary: record({
      method: constantFrom('GET', 'POST'),
      path: string({ maxLength: 30 }).map(text => `/${encodeURIComponent(text)}`),
    }),
  },
);

const request = record({
  target,
  part: constantFrom('main', 'admin', 'viewer', 'US', '840', 'default-password', '..', '%2e%2e', 'x'),
  json,
  encoding: constantFrom('json', 'json', 'json', 'broken', 'multipart', 'form', 'bytes', 'none'),
  bytes: uint8Array({ maxLength: 100 }),
  query: constantFrom('', '', '', '?wait=0', '?wait=1&since=99', '?wait=x', '?since=1'),
  caller: constantFrom('nobody', 'viewer', 'administrator', 'administrator'),
});
interface Fuzzed {
  readonly target: { readonly method: string; readonly path: string };
  readonly part: string;
  readonly json: unknown;
  readonly encoding: string;
  readonly bytes: Uint8Array;
  readonly query: string;
  readonly caller: 'nobody' | 'viewer' | 'administrator';
}

function bodyOf({ encoding, json: body, bytes }: Fuzzed): RequestInit {
  switch (encoding) {
    case 'json':
      return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    case 'broken':
      return { body: '{"a":', headers: { 'content-type': 'application/json' } };
    case 'multipart': {
      const form = new FormData();
      form.append('file', new File([bytes.slice()], 'x'));
      return { body: form };
    }
    case 'form':
      return { body: new URLSearchParams({ timeout: '0', destination: '192.0.2.1' }) };
    case 'bytes':
      return { body: bytes.slice() };
    default:
      return {};
  }
}

/** A radio with a user to protect and three callers, two of whom must not receive any of its data. */
class Scene {
  readonly #world = aRadio({ profile: 'ap-ptmp', stations: 2, bootSeconds: 1, softRestartSeconds: 0 });
  readonly #victim = new V1Client(this.#world.radio, '192.0.2.10');
  readonly #callers = {
    nobody: new V1Client(this.#world.radio, '192.0.2.11'),
    viewer: new V1Client(this.#world.radio, '192.0.2.12'),
    administrator: new V1Client(this.#world.radio, '192.0.2.13'),
  };

  /**
   * Logs everybody in again, past the warm-up: fuzzing logs them out, blocks them and restarts the radio. False where a
   * changed password or a removed account shuts the administrator out for good.
   */
  async logIn(): Promise<boolean> {
    this.#world.clock.advance(61);
    await this.#victim.login(ADMINISTRATOR);
    await this.#callers.viewer.login(VIEWER);
    return (await this.#callers.administrator.login(ADMINISTRATOR)).ok;
  }

  async ask(fuzzed: Fuzzed, problems: string[]): Promise<number | undefined> {
    const { method } = fuzzed.target;
    const path = fuzzed.target.path.replace(/\{\w+\}/, fuzzed.part);
    const init = ['GET', 'HEAD'].includes(method) ? {} : bodyOf(fuzzed);
    try {
      const answer = await this.#callers[fuzzed.caller].request(`${path}${fuzzed.query}`, {
        method,
        ...init,
      });
      const text = `${JSON.stringify([...answer.headers])}${await answer.text()}`;
      const canFail = fuzzed.target.path === '/tools/proxy/https';
      if (answer.status >= 500 && answer.status !== 503 && !canFail)
        problems.push(`${answer.status} for ${JSON.stringify(fuzzed)}`);
      const leaks = this.#victim.token !== undefined && text.includes(this.#victim.token);
      const shows = fuzzed.caller !== 'administrator' && /ridge-demo-key|\$1\$\w/.test(text);
      if (leaks || shows) problems.push(`secret for ${JSON.stringify(fuzzed)}`);
      return answer.status;
    } catch (error) {
      if (!(error instanceof Unreachable)) problems.push(`${String(error)} for ${JSON.stringify(fuzzed)}`);
      return undefined;
    }
  }
}

describe('requests to the versioned API, well-formed and malformed', () => {
  it('never crash it, never make it answer 500, and never get a secret of another session', async () => {
    const problems: string[] = [];
    const statuses = new Map<number | undefined, number>();
    let scene = new Scene();
    for (const [place, fuzzed] of sample(request, { numRuns: REQUESTS, seed: 20_260_602 }).entries()) {
      if (place % REQUESTS_TO_A_RADIO === 0) scene = new Scene();
      if (place % REQUESTS_TO_A_LOGIN === 0 && !(await scene.logIn())) {
        scene = new Scene();
        await scene.logIn();
      }
      const status = await scene.ask(fuzzed, problems);
      if (status === undefined) await scene.logIn();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(problems).toEqual([]);
    // Enough of them got through the session's rules to say something.
    expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 5);
  });
});
