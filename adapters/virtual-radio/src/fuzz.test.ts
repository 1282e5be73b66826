import { type Arbitrary, constantFrom, oneof, option, record, sample, string, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countOf } from '../../../.config/drawn-sample.ts';
import { classicCalls } from './handlers/calls.ts';
import { aRadio, ADMINISTRATOR, RadioClient, VIEWER } from './testing/radio-client.mother.ts';
import { Unreachable } from './faults/inject-fault.ts';

const REQUESTS = countOf(1000, 5000);
const paths = classicCalls.map(call => call.path);

const WORDS =
  'yes|no||0|1|-1|99999999999|ath0|eth0|start|stop|first|user|cfg|__proto__|constructor|../../etc/passwd|<script>|%00|' +
  '\u0000|0x7f|1e309|NaN|ubnt|admin|viewer|Tower-Link-2026|a.b=c\n|wireless.1.ssid=\u202E\nradio.1.txpower=x\n|192.0.2.1';
const NAMES =
  'username password device_setup new_ccode new_username new_password new_config ticketid cfgData testmode nosave ' +
  'apply d reboot check change ro pwd oldPwd newUsername action country name key staif staid discover duration host ' +
  'id ifname cabletest target direction ticket lat lon do_update max_hops force section update page lang ' +
  'include_langs ip_addr ping_size __proto__';
const words = constantFrom(...WORDS.split('|'));
const names = constantFrom(...NAMES.split(' '));
const value = oneof({ weight: 3, arbitrary: words }, { weight: 1, arbitrary: string({ maxLength: 40 }) });

/** Mostly what exists, sometimes with another method, sometimes beside it. */
const target = oneof(
  {
    weight: 8,
    arbitrary: constantFrom(...classicCalls.map(({ method, path }) => ({ method: String(method), path }))),
  },
  {
    weight: 1,
    arbitrary: record({
      method: constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'),
      path: constantFrom(...paths),
    }),
  },
  {
    weight: 1,
    arbitrary: record({
      method: constantFrom('GET', 'POST'),
      path: oneof(
        constantFrom(...paths).map(path => `${path}/`),
        constantFrom(...paths).map(path => path.toUpperCase()),
        string({ maxLength: 30 }).map(text => `/${encodeURIComponent(text)}`),
      ),
    }),
  },
);

const request = record({
  target,
  fields: record({ one: names, two: names, three: names, first: value, second: value, third: value }),
  encoding: constantFrom('form', 'json', 'multipart', 'broken-json', 'broken-multipart', 'bytes', 'none'),
  bytes: uint8Array({ maxLength: 200 }),
  cookie: option(string({ maxLength: 60 }), { freq: 4 }),
  caller: constantFrom('nobody', 'viewer', 'administrator'),
  csrf: constantFrom('right', 'right', 'right', 'wrong', 'none'),
});

type Fuzzed = typeof request extends Arbitrary<infer T> ? T : never;

function bodyOf({ encoding, fields, bytes }: Fuzzed): RequestInit {
  const entries: [string, string][] = [
    [fields.one, fields.first],
    [fields.two, fields.second],
    [fields.three, fields.third],
  ];
  const multipart = 'multipart/form-data; boundary=x';
  switch (encoding) {
    case 'form':
      return { body: new URLSearchParams(entries) };
    case 'json':
      return {
        body: JSON.stringify(Object.fromEntries(entries)),
        headers: { 'content-type': 'application/json' },
      };
    case 'multipart': {
      const form = new FormData();
      for (const [name, text] of entries) form.append(name, text);
      form.append('cfgfile', new File([fields.first], 'x'));
      form.append('fwfile', new File([bytes.slice()], 'x'));
      return { body: form };
    }
    case 'broken-json':
      return { body: '{"a":', headers: { 'content-type': 'application/json' } };
    case 'broken-multipart':
      return { body: '--x\r\nContent-Disposition: form-data; name=', headers: { 'content-type': multipart } };
    case 'bytes':
      return { body: bytes.slice() };
    default:
      return {};
  }
}

/** A radio with a user to protect and three callers, two of whom must not receive any of its data. */
class Scene {
  readonly #world = aRadio({ stations: 2, bootSeconds: 1, softRestartSeconds: 0 });
  readonly #victim = new RadioClient(this.#world.radio, '192.0.2.10');
  readonly #callers = {
    nobody: new RadioClient(this.#world.radio, '192.0.2.11'),
    viewer: new RadioClient(this.#world.radio, '192.0.2.12'),
    administrator: new RadioClient(this.#world.radio, '192.0.2.13'),
  };
  #secrets: string[] = [];

  /** Logs everybody in again: fuzzing logs them out, blocks them and restarts the radio. */
  async logIn(): Promise<void> {
    this.#world.clock.advance(61);
    const login = (await (await this.#victim.login(ADMINISTRATOR)).json()) as { utoken?: string };
    const cookie = /AIROS_\w+=(\w+)/.exec(this.#victim.cookies.header())?.[1];
    this.#secrets = [this.#victim.csrf, login.utoken, cookie].filter(secret => secret !== undefined);
    await this.#callers.viewer.login(VIEWER);
    await this.#callers.administrator.login(ADMINISTRATOR);
  }

  /** Status of the answer; problems are added to the list. Undefined when the radio did not answer. */
  async ask(fuzzed: Fuzzed, problems: string[]): Promise<number | undefined> {
    const hasBody = !['GET', 'HEAD'].includes(fuzzed.target.method);
    const body = hasBody ? bodyOf(fuzzed) : {};
    const headers = new Headers(body.headers);
    if (fuzzed.csrf !== 'right') headers.set('x-csrf-id', fuzzed.csrf === 'wrong' ? 'wrong' : '');
    const query = hasBody
      ? ''
      : `?${new URLSearchParams({ [fuzzed.fields.one]: fuzzed.fields.first }).toString()}`;
    try {
      const answer = await this.#callers[fuzzed.caller].request(`${fuzzed.target.path}${query}`, {
        method: fuzzed.target.method,
        ...body,
        headers,
      });
      const text = `${JSON.stringify([...answer.headers])}${await answer.text()}`;
      if (answer.status >= 500) problems.push(`${answer.status} for ${JSON.stringify(fuzzed)}`);
      const leaks = this.#secrets.some(secret => text.includes(secret));
      const shows = fuzzed.caller !== 'administrator' && /ridge-demo-key|\$1\$\w/.test(text);
      if (leaks || shows) problems.push(`secret for ${JSON.stringify(fuzzed)}`);
      return answer.status;
    } catch (error) {
      if (!(error instanceof Unreachable)) problems.push(`${String(error)} for ${JSON.stringify(fuzzed)}`);
      return undefined;
    }
  }
}

const REQUESTS_TO_A_RADIO = 500;
const REQUESTS_TO_A_LOGIN = 20;

describe('requests, well-formed and malformed', () => {
  it('never crash it, never make it answer 500, and never get a secret of another session', async () => {
    const problems: string[] = [];
    const statuses = new Map<number | undefined, number>();
    let scene = new Scene();
    for (const [place, fuzzed] of sample(request, { numRuns: REQUESTS, seed: 20_260_601 }).entries()) {
      if (place % REQUESTS_TO_A_RADIO === 0) scene = new Scene();
      if (place % REQUESTS_TO_A_LOGIN === 0) await scene.logIn();
      const status = await scene.ask(fuzzed, problems);
      if (status === undefined) await scene.logIn();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(problems).toEqual([]);
    // Enough of them got through the session's rules to say something.
    expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 10);
  });
});
