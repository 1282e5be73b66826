import { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import { asFetchError } from '@radiolink/domain/errors';
import { BehaviorSubject, type Observable } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ScriptedAnswer, scriptedRadio, type ScriptedRequest } from '../client/scripted-radio.mother.ts';
import { ClassicDiscovery } from './discovery/discovery.adapter.ts';
import { ClassicPing } from './ping/ping.adapter.ts';
import { ClassicSiteSurvey } from './site-survey/site-survey.adapter.ts';
import { ClassicSpeedTest } from './speed-test/speed-test.adapter.ts';
import { ClassicTraceroute } from './traceroute/traceroute.adapter.ts';

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A scripted device, a page that is seen, and what a stream says. */
function world(script: (request: ScriptedRequest) => ScriptedAnswer) {
  const visible = new BehaviorSubject(true);
  const heartbeat = new HeartbeatLock();
  const conditions = { visibility: { visible }, heartbeat, clock: { now: () => 0 } };
  const seen: unknown[] = [];
  const listen = (stream: Observable<unknown>) =>
    stream.subscribe({
      next: state => seen.push(state),
      complete: () => seen.push('end'),
      error: (reason: unknown) => seen.push(asFetchError(reason) ?? reason),
    });
  return { ...scriptedRadio(script), visible, heartbeat, conditions, seen, listen };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a ping', () => {
  it('sends an echo a second until nobody listens', async () => {
    const { client, conditions, listen, seen, requests } = world(() => '0|192.168.1.1|1.234|64');
    const pinging = listen(new ClassicPing(client, conditions).ping({ host: '192.168.1.1', sizeBytes: 64 }));
    await pass(2500);
    pinging.unsubscribe();
    await pass(5000);
    expect(requests).toHaveLength(3);
    expect(requests[0]).toBe('GET /pingtest_action.cgi ip_addr=192.168.1.1&ping_size=64&_=0');
    expect(seen[2]).toEqual({ sequence: 3, outcome: 'ok', timeMs: 1.234, ttl: 64, sizeBytes: 64 });
  });

  it('ends after its count', async () => {
    const { client, conditions, listen, seen } = world(() => '-4');
    listen(new ClassicPing(client, conditions).ping({ host: 'x', count: 2 }));
    await pass(5000);
    expect(seen).toMatchObject([{ sequence: 1, outcome: 'timeout' }, { sequence: 2 }, 'end']);
  });

  it.each([
    ['-1', 'bad-parameter'],
    ['-2', 'unknown-host'],
    ['-7', 'unreachable'],
    ['0|10.0.0.1|0.5|63|0|10.0.0.2|0.7|64', 'ok'],
  ])('tells %s as %s', async (text, outcome) => {
    const { client, conditions } = world(() => text);
    const echo = new ClassicPing(client, conditions).echo({ host: 'x' }, 1);
    await pass(10);
    expect(await echo).toMatchObject({ sequence: 1, outcome });
  });

  it('cuts the echo that is on its way', async () => {
    const { client, conditions, listen, aborted } = world(() => '0|x|1|64');
    const pinging = listen(new ClassicPing(client, conditions).ping({ host: 'x' }));
    await pass(2);
    pinging.unsubscribe();
    expect(aborted).toHaveLength(1);
  });

  it('a ping goes on while the page is hidden, and rests while heartbeats are held', async () => {
    const { client, conditions, listen, requests, visible, heartbeat } = world(() => '-4');
    listen(new ClassicPing(client, conditions).ping({ host: 'x' }));
    visible.next(false);
    await pass(1500);
    expect(requests).toHaveLength(2);
    heartbeat.disable();
    await pass(5000);
    expect(requests).toHaveLength(2);
  });

  it('a ping goes on counting over a break of the link', async () => {
    const { client, conditions, listen, seen } = world(({ nth }) => (nth === 1 ? undefined : '-4'));
    listen(new ClassicPing(client, conditions).ping({ host: 'x' }));
    await pass(2500);
    expect(seen).toMatchObject([{ sequence: 1 }, { sequence: 2 }]);
  });
});

describe('a trace', () => {
  const hop = { hop: 1, ipaddr: '10.0.0.1', hostname: 'gate', rtt: [1.2, null] };
  const script = ({ method, form, nth }: ScriptedRequest): ScriptedAnswer => {
    if (method === 'POST')
      return form.get('action') === 'start' ? { ok: true, code: 0, id: 4 } : { ok: true };
    return { id: 4, running: nth < 3, host: 'x', hops: [hop], error: '' };
  };
  const traceOf = ({ client, conditions }: ReturnType<typeof world>) =>
    new ClassicTraceroute(client, conditions).trace({ host: 'x', resolveNames: true });

  it('a trace is started, read each second, and complete at its end', async () => {
    const here = world(script);
    here.listen(traceOf(here));
    await pass(5000);
    expect(here.requests).toEqual([
      'POST /api/traceroute action=start&host=x&max_hops=20&resolve=1',
      'GET /api/traceroute id=4',
      'GET /api/traceroute id=4',
      'GET /api/traceroute id=4',
    ]);
    const hops = [{ hop: 1, address: '10.0.0.1', hostname: 'gate', timesMs: [1.2, undefined] }];
    expect(here.seen.slice(-2)).toEqual([{ status: 'finished', hops }, 'end']);
  });

  it('a trace is stopped on the device when nobody follows it', async () => {
    const here = world(script);
    const following = here.listen(traceOf(here));
    await pass(500);
    following.unsubscribe();
    await pass(10);
    expect(here.requests.at(-1)).toBe('POST /api/traceroute action=stop&id=4');
  });

  it('a trace goes on while the page is hidden: somebody waits for it (reading 36)', async () => {
    const here = world(script);
    here.listen(traceOf(here));
    await pass(500);
    here.visible.next(false);
    await pass(10_000);
    expect(here.requests).toHaveLength(4);
  });

  it('fails in the words of the device', async () => {
    const here = world(request =>
      request.method === 'POST' ? script(request) : { running: false, hops: [], error: 'Unknown host' },
    );
    here.listen(traceOf(here));
    await pass(500);
    expect(here.seen).toEqual([{ status: 'failed', hops: [], failureReason: 'Unknown host' }, 'end']);
  });

  it('a trace is refused while another runs', async () => {
    const here = world(() => ({ ok: false, code: 2, message: 'Busy' }));
    here.listen(traceOf(here));
    await pass(500);
    expect(here.seen).toMatchObject([{ kind: 'device-api', code: 2 }]);
  });

  it('a trace is none when the device does not say under which number it runs', async () => {
    const here = world(() => ({ ok: true, code: 0 }));
    here.listen(traceOf(here));
    await pass(500);
    expect(here.seen).toMatchObject([{ kind: 'network', reason: 'malformed' }]);
  });
});

describe('a speed test', () => {
  const request = {
    target: '10.0.0.2',
    username: 'admin',
    password: 'secret',
    durationSeconds: 3,
    direction: 'duplex',
  } as const;
  const script = ({ path, nth }: ScriptedRequest): ScriptedAnswer => {
    if (path.endsWith('/start')) return { ok: true, code: 0, ticket: 507 };
    if (path.endsWith('/stop')) return { ok: true, code: 0 };
    const state = nth < 3 ? 4 : 10;
    return { ticket: 507, state, flags: 0, elapsed: nth, duration: 3, tx: 51.2, rx: 48.9, message: '' };
  };
  const testOf = ({ client, conditions }: ReturnType<typeof world>) =>
    new ClassicSpeedTest(client, conditions).run(request);

  it('a speed test is started with a login at the other device, and gathers its samples', async () => {
    const here = world(script);
    here.listen(testOf(here));
    await pass(5000);
    expect(here.requests[0]).toBe(
      'POST /api/lmgmt/speedtest/start target=10.0.0.2&port=443&login=admin&passwd=secret&duration=3&direction=dx',
    );
    expect(here.seen[0]).toMatchObject({ status: 'in-progress', phase: 'connect', samples: [] });
    expect(here.seen.at(-2)).toMatchObject({
      id: '507',
      status: 'finished',
      phase: 'done',
      txKbps: 51_200,
      samples: [1, 2, 3].map(seconds => ({ seconds, txKbps: 51_200, rxKbps: 48_900 })),
    });
    expect(here.seen.at(-1)).toBe('end');
  });

  it('a speed test is stopped on the device when nobody follows it', async () => {
    const here = world(script);
    const following = here.listen(testOf(here));
    await pass(500);
    following.unsubscribe();
    await pass(10);
    expect(here.requests.at(-1)).toBe('POST /api/lmgmt/speedtest/stop ticket=507');
  });

  it('survives answers that its own traffic swallows', async () => {
    const here = world(each => (each.path.endsWith('/status') && each.nth === 1 ? undefined : script(each)));
    here.listen(testOf(here));
    await pass(8000);
    expect(here.seen.at(-1)).toBe('end');
  });

  it('fails with the reason of the device', async () => {
    const here = world(each =>
      each.path.endsWith('/status') ? { state: 10, flags: 2, message: 'AUTH_FAILED' } : script(each),
    );
    here.listen(testOf(here));
    await pass(500);
    expect(here.seen[0]).toMatchObject({ status: 'failed', failureReason: 'AUTH_FAILED' });
  });
});

describe('a discovery', () => {
  const device = {
    hwaddr: '00:11:22:33:44:66',
    ipv4: '192.0.2.20',
    hostname: 'Remote end',
    wmode: 2,
    uptime: 3600,
    addresses: [{ hwaddr: '00:11:22:33:44:66', ipv4: '192.0.2.20' }, { ipv4: '10.0.0.1' }],
  };

  it('listens in rounds and joins what it heard', async () => {
    const other = { hwaddr: '00:11:22:33:44:77' };
    const here = world(({ nth }) => ({ devices: nth === 0 ? [device, { ipv4: 'x' }] : [other] }));
    const { client, conditions, listen, seen, requests } = here;
    const listening = listen(new ClassicDiscovery(client, conditions).discover({ durationMs: 500 }));
    await pass(2100);
    listening.unsubscribe();
    expect(requests[0]).toBe('POST /discovery.cgi discover=y&duration=500');
    expect(seen).toMatchObject([
      [
        {
          mac: '00:11:22:33:44:66',
          hostname: 'Remote end',
          addresses: ['192.0.2.20', '10.0.0.1'],
          wirelessMode: 'Station',
        },
      ],
      [{ mac: '00:11:22:33:44:66' }, { mac: '00:11:22:33:44:77' }],
    ]);
  });

  it('a discovery is cut when nobody waits for it, and asks only where it is told to', async () => {
    const { client, conditions, listen, aborted } = world(() => ({ devices: [] }));
    const discovery = new ClassicDiscovery(client, conditions);
    const listening = listen(discovery.discover({ host: '10.0.0.9', withoutHomeDevices: true }));
    await pass(2);
    listening.unsubscribe();
    expect(aborted).toEqual(['POST /discovery.cgi discover=y&duration=1000&filter_aircube=y&host=10.0.0.9']);
  });
});

describe('a site survey', () => {
  const cell = {
    cell: 1,
    mac: '00:11:22:33:44:55',
    mode: 'Master',
    frequency: 5.785,
    channel: 157,
    signal_level: '-42 dBm',
    noise_level: -94,
    encryption: 'WPA2',
    essid: 'x',
    ieee_mode: '11ac',
    chanbw: 40,
    airmax: 1,
  };

  it('a site survey is started once and followed over the break that it causes', async () => {
    const here = world(({ query, nth }) => {
      if (query.get('update') === '') return { scan_status: 'scanning', scan_data: [] };
      if (nth < 5) return undefined;
      return { scan_status: nth < 7 ? 'scanning' : 'completed', scan_data: [cell, { essid: 'nameless' }] };
    });
    const { client, conditions, listen, seen, requests } = here;
    listen(new ClassicSiteSurvey(client, conditions).scan('ath0'));
    await pass(40_000);
    expect(requests.filter(line => line.endsWith('update='))).toEqual([
      'GET /survey.json.cgi iface=ath0&update=',
    ]);
    expect(seen[0]).toEqual({ status: 'in-progress', cells: [] });
    expect(seen.slice(-2)).toMatchObject([
      {
        status: 'finished',
        cells: [
          {
            mac: '00:11:22:33:44:55',
            ssid: 'x',
            frequencyMhz: 5785,
            signalDbm: -42,
            noiseDbm: -94,
            airmax: true,
          },
        ],
      },
      'end',
    ]);
  });

  it('a site survey has a last result without starting a new one', async () => {
    const { client, conditions } = world(() => ({ scan_status: 'idle', scan_data: [] }));
    const last = new ClassicSiteSurvey(client, conditions).last('ath0');
    await pass(10);
    expect(await last).toEqual({ status: 'not-started', cells: [] });
  });

  it('a site survey that is answered without a state and without a network is damaged, not empty', async () => {
    const { client, conditions } = world(() => ({}));
    const failure = new ClassicSiteSurvey(client, conditions).last('ath0').catch((reason: unknown) => reason);
    await pass(10);
    expect(await failure).toMatchObject({ failure: { reason: 'malformed' } });
  });
});
