import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVirtualRadio } from '@radiolink/virtual-radio';
import { Ajv, type AnySchema } from 'ajv';
import draft6 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' };
import nock from 'nock';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RelayDevice } from '../relay/relay-device.ts';
import { type RunningServer, serve } from '../serve.ts';
import { VirtualDevice } from '../virtual-device.ts';
import type { Device } from '../device.ts';
import { readHar } from './read-har.ts';
import { Recorder } from './recorder.ts';
import { RecordingFile } from './recording-file.ts';
import { ReplayDevice } from './replay-device.ts';

// Without types of its own.
const require = createRequire(import.meta.url);
const harSchema = require('har-schema') as Readonly<Record<string, AnySchema>>;

// Real sockets between servers of ours.
beforeAll(() => {
  nock.restore();
  syncBuiltinESMExports();
});
const FOLDER = mkdtempSync(join(tmpdir(), 'recording-'));
afterAll(() => {
  rmSync(FOLDER, { recursive: true });
  nock.activate();
});
const running: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(server => server.close()));
});

async function served(device: Device): Promise<RunningServer> {
  const server = await serve({ files: FOLDER, device, deviceName: 'radio', host: '127.0.0.1', port: 0 });
  running.push(server);
  return server;
}

/** A page that logs in and reads what a dashboard reads. */
async function visit(url: string, paths: readonly string[]) {
  const jar = new Map<string, string>();
  const stored = (answer: Response) => {
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    return answer;
  };
  const cookie = () => [...jar].map(pair => pair.join('=')).join('; ');
  stored(await fetch(url));
  const login = stored(
    await fetch(new URL('/api/auth', url), {
      method: 'POST',
      headers: { cookie: cookie() },
      body: new URLSearchParams({ username: 'admin', password: 'Tower-Link-2026', hide_rd: 'true' }),
    }),
  );
  const answers: { readonly status: number; readonly text: string }[] = [];
  for (const path of paths) {
    const answer = await fetch(new URL(path, url), { headers: { cookie: cookie() } });
    answers.push({ status: answer.status, text: await answer.text() });
  }
  return { login, answers };
}

const PATHS = [
  '/api/info/public?include_langs=false',
  '/api/info/user',
  '/status.cgi',
  '/getcfg.cgi',
  '/api/logs',
];

async function recordedVisit() {
  const radio = createVirtualRadio({ profile: 'sta-ptp', clock: { now: Date.now } });
  const { url } = await served(new VirtualDevice(radio, []));
  const recorder = new Recorder();
  const relay = await served(new RelayDevice(new URL(url), { insecure: false, recorder }));
  const seen = await visit(relay.url, PATHS);
  return { recorder, seen };
}

describe('what a device answered', () => {
  it('what a device answered is HAR 1.2, replays, and holds none of its names, addresses and secrets', async () => {
    const { recorder, seen } = await recordedVisit();
    const har = recorder.har();
    const ajv = new Ajv({ strict: false, validateFormats: false });
    ajv.addMetaSchema(draft6);
    for (const schema of Object.values(harSchema)) ajv.addSchema(schema);
    expect([ajv.validate('har.json#', har), ajv.errors]).toEqual([true, null]);
    expect(ajv.validate('har.json#', { log: { entries: [{}] } })).toBe(false);

    const text = JSON.stringify(har);
    const status = JSON.parse(seen.answers[2]?.text ?? '') as {
      readonly host: { readonly hostname: string };
      readonly wireless: { readonly essid: string; readonly apmac: string };
    };
    for (const own of [status.host.hostname, status.wireless.essid, status.wireless.apmac, 'Tower-Link-2026'])
      expect(text).not.toContain(own);

    const replay = new ReplayDevice(readHar(text), { now: Date.now, tell: () => undefined });
    const again = await visit((await served(replay)).url, [...PATHS, '/api/weather']);
    expect(again.login.status).toBe(200);
    expect(again.login.headers.getSetCookie().join()).toContain('ok=1');
    expect(again.answers.map(answer => answer.status)).toEqual([200, 200, 200, 200, 200, 501]);
    expect(JSON.parse(again.answers[5]?.text ?? '')).toEqual({
      error: 'This is a recording. It holds no answer to GET /api/weather.',
    });
    expect(Object.keys(JSON.parse(again.answers[2]?.text ?? '') as object)).toEqual(Object.keys(status));
  });

  it('what a device answered is in the file at any time, in one that was not there before', async () => {
    const file = join(FOLDER, 'link.har');
    const { recorder } = await recordedVisit();
    const recording = new RecordingFile(file, recorder);
    expect(readHar(readFileSync(file, 'utf8')).length).toBeGreaterThan(PATHS.length);
    recording.close();
    expect(() => new RecordingFile(file, recorder)).toThrow('EEXIST');
  });

  it('ends where the recording is full', () => {
    const recorder = new Recorder({ limitBytes: 1200 });
    for (let count = 0; count < 9; count += 1)
      recorder.begin({ method: 'GET', path: '/status.cgi', headers: {}, body: undefined }).failed('lost');
    expect(recorder.size).toBe(3);
    expect(recorder.isFull).toBe(true);
  });
});

describe('a recording that began within a session', () => {
  it('opens with what is made up of its status, and says what that is', async () => {
    const status = { host: { devmodel: 'NanoBeam 5AC', fwversion: 'v8.7.18' }, wireless: {} };
    const answers = readHar(
      JSON.stringify({
        log: {
          entries: [
            {
              startedDateTime: '2026-03-04T10:00:00Z',
              time: 3,
              request: { method: 'GET', url: 'https://192.0.2.1/status.cgi' },
              response: { status: 200, content: { text: JSON.stringify(status) } },
            },
          ],
        },
      }),
    );
    const device = new ReplayDevice(answers, { now: Date.now, tell: () => undefined });
    expect(device.greeting.join('\n')).toContain('Not in the recording, so made up: POST /api/auth.');
    const { login, answers: read } = await visit((await served(device)).url, PATHS.slice(0, 3));
    expect(await login.json()).toMatchObject({ fullVersion: 'v8.7.18', readOnlyUser: false });
    expect(JSON.parse(read[0]?.text ?? '')).toMatchObject({
      product_name: 'NanoBeam 5AC',
      setup_complete: true,
    });
    expect(read.map(({ status: code }) => code)).toEqual([200, 200, 200]);
  });
});
