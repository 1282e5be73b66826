import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemoryCookieJar } from '@radiolink/virtual-radio';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { embedded } from './embedded.ts';
import { UsageProblem } from './options.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => void vi.useRealTimers());

const PLAIN = {
  profile: 'sta-ptp',
  speed: 1,
  replay: [] as readonly string[],
  replaySpectrum: undefined,
  faults: false,
  liveStatus: false,
  stations: undefined,
};

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

describe('an answer to replay', () => {
  const replayed = (...replay: string[]) => embedded({ ...PLAIN, replay }, folder);

  it('an answer to replay is taken when it is a status', async () => {
    const status = file('status.txt', '{"host": {"hostname": "a"}, "wireless": {}}');
    expect((await replayed(status, status)).radio).toBeDefined();
  });

  it.each([
    ['broken JSON', '{"host": {', 'is no JSON.'],
    ['no JSON', '<html>', 'is no JSON.'],
    ['nothing', '', 'is no JSON.'],
    ['other JSON', '{"a": 1}', 'is no answer of status.cgi. It has no "host" and "wireless".'],
    ['a list', '[]', 'is no answer of status.cgi.'],
    ['null', 'null', 'is no answer of status.cgi.'],
    ['a status without its radio', '{"host": {}, "wireless": 1}', 'It has no "wireless".'],
  ])('an answer to replay is refused in words when it is %s', async (_, text, words) => {
    const refused = replayed(file('other.txt', text));
    await expect(refused).rejects.toThrow(UsageProblem);
    await expect(refused).rejects.toThrow(words);
  });

  it('an answer to replay is refused in words when it is not there', async () => {
    await expect(replayed(join(folder, 'missing.txt'))).rejects.toThrow(UsageProblem);
  });
});

it('runs a test as fast as the rest of its time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, 1) });
  const { radio } = await embedded({ ...PLAIN, speed: 60 }, folder);

  const caller = { address: '127.0.0.1', cookies: new MemoryCookieJar(), withoutHttps: true };
  const ask = (path: string, body?: URLSearchParams, headers: Record<string, string> = {}) =>
    radio.fetch(
      new Request(`http://radio.example${path}`, body === undefined ? {} : { method: 'POST', body, headers }),
      caller,
    );
  const login = await ask(
    '/api/auth',
    new URLSearchParams({ username: 'admin', password: 'Tower-Link-2026' }),
  );
  const csrf = { 'x-csrf-id': login.headers.get('x-csrf-id') ?? '' };
  const isTesting = async () =>
    ((await (await ask('/test_mode.cgi')).json()) as { active: number }).active === 1;
  const cfgData = (await (await ask('/getcfg.cgi')).text()).replace(
    /^snmp\.contact=.*$/m,
    'snmp.contact=tested',
  );
  await ask('/writecfg.cgi', new URLSearchParams({ cfgData, testmode: 'yes' }), csrf);
  vi.setSystemTime(Date.now() + 3000);
  expect(await isTesting()).toBe(true);
  vi.setSystemTime(Date.now() + 1500);
  expect(await isTesting()).toBe(false);
});
