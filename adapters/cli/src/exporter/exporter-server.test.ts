import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { request as sendRequest } from 'node:http';
import { createVirtualRadio, MemoryCookieJar, type VirtualRadio } from '@radiolink/virtual-radio';
import { connect } from '@radiolink/client/node';
import { afterEach, describe, expect, it } from 'vitest';
import { allowedBy } from './modules-file.ts';
import { exporterServer } from './exporter-server.ts';

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(close => close()));
});

/** An exporter in front of one radio in memory, at whatever address it is asked for. */
async function anExporter(radio: VirtualRadio, password = 'Tower-Link-2026') {
  let logins = 0;
  let now = Date.UTC(2026, 4, 1);
  const cookies = new MemoryCookieJar();
  const caller = { address: '192.0.2.99', cookies };
  const { server, close } = exporterServer(
    {
      isAllowed: allowedBy([{ hosts: '192.0.2.0/24' }]),
      modules: new Map([['default', { username: 'admin', password }]]),
    },
    {
      now: () => now,
      connect: options => {
        logins += 1;
        const transport = {
          fetch: (request: Request) =>
            radio.fetch(request, caller).catch((cause: unknown) => {
              throw new TypeError('fetch failed', { cause });
            }),
          readCookies: () => cookies.header(),
          openSocket: () => ({ send: () => undefined, close: () => undefined }),
        };
        return connect({ ...options, url: 'http://radio.invalid', transport });
      },
    },
    ['metrics.example.net'],
  );
  opened.push(close);
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const get = async (path: string, accept = 'text/plain') => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } });
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };
  return { get, port: port ?? 0, logins: () => logins, pass: (ms: number) => (now += ms) };
}

const aRadio = (profile = 'ap-ptmp') =>
  createVirtualRadio({ profile, stations: 2, clock: { now: () => Date.UTC(2026, 4, 1) } });

/** A request with headers that `fetch` sets itself. */
function statusWith(port: number, headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path: '/probe?target=192.0.2.7', headers };
    const sent = sendRequest(options, answer => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.once('error', reject).end();
  });
}

describe('the exporter', () => {
  it.each([
    [{ host: '127.0.0.1:9817' }, 200],
    [{ host: 'localhost' }, 200],
    [{ host: 'exporter' }, 200],
    [{ host: '[::1]:9817' }, 200],
    [{ host: 'metrics.example.net' }, 200],
    [{ host: 'rebound.attacker.example' }, 403],
    [{ host: '127.0.0.1.attacker.example' }, 403],
    [{ host: '127.0.0.1:9817', origin: 'https://attacker.example' }, 403],
    [{ host: '127.0.0.1:9817', origin: 'null' }, 403],
    [{ host: '127.0.0.1:9817', 'sec-fetch-site': 'cross-site' }, 403],
    [{ host: '127.0.0.1:9817', 'sec-fetch-site': 'none' }, 200],
  ])('answers %j with %i: no page of another site has it log in', async (headers, status) => {
    const { port, logins } = await anExporter(aRadio());
    expect(await statusWith(port, headers)).toBe(status);
    expect(logins()).toBe(status === 200 ? 1 : 0);
  });

  it.skipIf(!existsSync('/usr/bin/promtool'))(
    'passes promtool check metrics, but for what the guide explains',
    async () => {
      const guide = readFileSync(new URL('../../../../docs/monitoring.md', import.meta.url), 'utf8');
      for (const profile of ['ap-ptmp', 'sixty']) {
        const { get } = await anExporter(aRadio(profile));
        const { text } = await get('/probe?target=192.0.2.7');
        const { stdout, stderr } = spawnSync('/usr/bin/promtool', ['check', 'metrics'], {
          input: text,
          encoding: 'utf8',
        });
        const lints = `${stdout}${stderr}`.split('\n').filter(line => line !== '');
        const unexplained = lints.filter(line => !guide.includes(`\`${line.replace(/^\S+ /, '')}\``));
        expect(unexplained).toEqual([]);
      }
    },
  );

  it('gives the metrics of a target, in OpenMetrics where that is understood', async () => {
    const { get } = await anExporter(aRadio());
    const { type, text } = await get(
      '/probe?target=192.0.2.7',
      'application/openmetrics-text; version=1.0.0',
    );
    expect(type).toContain('application/openmetrics-text');
    expect(text).toContain('radiolink_up 1\n');
    expect(text).toMatch(/^radiolink_frequency_hertz 5\d{9}$/m);
    expect(text).toMatch(/^radiolink_interface_receive_bytes_total\{interface="eth0"\} \d+$/m);
    expect(text.match(/^radiolink_station_distance_meters/gm)).toHaveLength(2);
    expect(text).toMatch(/^radiolink_fade_margin_decibels\{station="[^"]+",end="remote"\} [\d.]+$/m);
    expect(text.trimEnd().endsWith('# EOF')).toBe(true);
  });

  it('logs in once for many probes, of which simultaneous ones share a request', async () => {
    const { get, logins } = await anExporter(aRadio());
    await Promise.all([1, 2, 3].map(() => get('/probe?target=192.0.2.7')));
    await get('/probe?target=https://192.0.2.7');
    expect(logins()).toBe(1);
    expect((await get('/metrics')).text).toContain('radiolink_exporter_sessions 1');
  });

  it('logs in again when the session ended', async () => {
    const radio = aRadio();
    const { get, logins } = await anExporter(radio);
    await get('/probe?target=192.0.2.7');
    radio.faults.happen('session-end');
    expect((await get('/probe?target=192.0.2.7')).text).toContain('radiolink_up 1');
    expect(logins()).toBe(2);
  });

  it('the exporter does not repeat a refused login before five minutes have passed', async () => {
    const { get, logins, pass } = await anExporter(aRadio(), 'wrong');
    for (const _ of [1, 2, 3, 4])
      expect((await get('/probe?target=192.0.2.7')).text).toContain(
        'radiolink_probe_failure{reason="login"} 1',
      );
    expect(logins()).toBe(1);
    pass(301_000);
    await get('/probe?target=192.0.2.7');
    expect(logins()).toBe(2);
  });

  it('says that a radio does not respond, without an old value', async () => {
    const radio = aRadio();
    const { get } = await anExporter(radio);
    await get('/probe?target=192.0.2.7');
    radio.faults.set({ unreachable: true });
    const { status, text } = await get('/probe?target=192.0.2.7');
    expect(status).toBe(200);
    expect(text).toContain('radiolink_up 0');
    expect(text).toContain('radiolink_probe_failure{reason="unreachable"} 1');
    expect(text).not.toContain('radiolink_link_up');
  });

  it.each([
    ['198.51.100.7', 'The target is not allowed.'],
    ['http://192.0.2.7:22', 'The target is not allowed.'],
    ['localhost', 'The target is not allowed.'],
    ['http://admin:secret@192.0.2.7', 'The target is no address of a device.'],
    ['file:///etc/passwd', 'The target is not allowed.'],
    ['', 'The target is no address of a device.'],
  ])('asks %s for nothing', async (target, expected) => {
    const { get, logins } = await anExporter(aRadio());
    const { status, text } = await get(`/probe?target=${encodeURIComponent(target)}`);
    expect([status, text.trim(), logins()]).toEqual([400, expected, 0]);
  });

  it('knows only the modules of its file', async () => {
    const { get } = await anExporter(aRadio());
    expect((await get('/probe?target=192.0.2.7&module=other')).status).toBe(400);
  });

  it('keeps what a station calls itself inside its label', async () => {
    const radio = aRadio();
    radio.faults.set({ hostileNames: true });
    const { get } = await anExporter(radio);
    const { text } = await get('/probe?target=192.0.2.7');
    for (const line of text.split('\n').filter(Boolean))
      expect(line).toMatch(/^(# |radiolink_\w+(\{(\w+="(\\.|[^"\\])*",?)+\})? -?[\d.e+-]+$)/);
  });
});
