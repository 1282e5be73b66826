import { from, type Observable, switchMap } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memorySession } from '../client/client.mother.ts';
import { createV1Client } from './client/v1-client.ts';
import { V1Cloud } from './cloud/cloud.adapter.ts';
import { V1Backup } from './backup/backup.adapter.ts';
import { V1ConfigurationTest } from './configuration/configuration-test.adapter.ts';
import { V1Firmware } from './firmware/firmware.adapter.ts';
import { V1Notices } from './notices/notices.adapter.ts';
import { V1DfsPrescan } from './regulation/dfs-prescan.adapter.ts';
import { V1Status } from './status/status.adapter.ts';
import { V1Discovery } from './discovery/discovery.adapter.ts';
import { V1Ping } from './ping/ping.adapter.ts';
import { V1SiteSurvey } from './site-survey/site-survey.adapter.ts';
import { V1SpeedTest } from './speed-test/speed-test.adapter.ts';
import { V1Traceroute } from './traceroute/traceroute.adapter.ts';
import { type WavePage, wavePage } from './wave-page.mother.ts';
import { sampleOf } from '../../../../.config/drawn-sample.ts';

interface Stream {
  readonly name: string;
  readonly open: (page: WavePage) => Observable<unknown>;
  /** Rests while the page is hidden. */
  readonly hidden: 'rests' | 'goes on';
  /** Rests while a heartbeat lock is held. */
  readonly held: 'rests' | 'goes on';
  /** The call that ends it on the device, where it does something there. */
  readonly stop?: string;
  /** Ends automatically within a minute. */
  readonly ends?: true;
}

const SPEED_TEST = {
  target: '192.0.2.2',
  username: 'admin',
  password: 'Tower-Link-2026',
  durationSeconds: 20,
  direction: 'both',
} as const;
const SOURCE = {
  url: 'https://updates.example/MGMP.ipq807x.v4.2.0.0edad4ab.260301.0922.bin',
  verifyCertificate: true,
};

const STREAMS: readonly Stream[] = [
  {
    name: 'status',
    open: ({ client, around }) => new V1Status(client, around).watch(),
    hidden: 'rests',
    held: 'rests',
  },
  {
    name: 'notices',
    open: ({ client, around }) => new V1Notices(client, around).watch(),
    hidden: 'rests',
    held: 'rests',
  },
  {
    name: 'cloud',
    open: ({ client, around }) => new V1Cloud(client, around).watch(),
    hidden: 'rests',
    held: 'rests',
  },
  {
    name: 'configuration test',
    open: ({ client }) => new V1ConfigurationTest(client).watch(),
    hidden: 'goes on',
    held: 'goes on',
  },
  {
    name: 'ping',
    open: ({ client, around }) => new V1Ping(client, around).ping({ host: '192.0.2.1' }),
    hidden: 'goes on',
    held: 'rests',
    stop: 'POST /tools/ping/stop',
  },
  {
    name: 'traceroute',
    open: ({ client, around }) => new V1Traceroute(client, around).trace({ host: '198.51.100.7' }),
    hidden: 'goes on',
    held: 'rests',
    stop: 'POST /tools/traceroute/stop',
    ends: true,
  },
  {
    name: 'speed test',
    open: ({ client, around }) => new V1SpeedTest(client, around).run(SPEED_TEST),
    hidden: 'goes on',
    held: 'rests',
    stop: 'DELETE /tools/speedtest/',
    ends: true,
  },
  {
    name: 'discovery',
    open: ({ client, around }) => new V1Discovery(client, around).discover(),
    hidden: 'rests',
    held: 'rests',
    stop: 'POST /tools/discovery/stop',
  },
  {
    name: 'site survey',
    open: ({ client, around }) => new V1SiteSurvey(client, around).scan('main'),
    hidden: 'goes on',
    held: 'rests',
    stop: 'POST /tools/site-survey/main/stop',
    ends: true,
  },
  {
    name: 'listening for radar',
    open: ({ client, around }) => {
      const prescan = new V1DfsPrescan(client, around);
      return from(prescan.start([5500, 5520])).pipe(switchMap(() => prescan.watch()));
    },
    hidden: 'rests',
    held: 'rests',
  },
  {
    name: 'fetching of firmware',
    open: ({ client, upload }) => new V1Firmware(client, upload).fetchFrom(SOURCE),
    hidden: 'goes on',
    held: 'goes on',
    ends: true,
  },
  {
    name: 'restore',
    open: ({ client, upload }) => new V1Backup(client, upload).restoreFrom(SOURCE),
    hidden: 'goes on',
    held: 'goes on',
  },
];

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void vi.useFakeTimers({ now: 1_780_000_000_000 }));
afterEach(() => void vi.useRealTimers());

async function running(stream: Stream) {
  const page = await wavePage();
  const reported: unknown[] = [];
  const ends: unknown[] = [];
  const following = stream.open(page).subscribe({
    next: value => reported.push(value),
    error: reason => ends.push(reason),
    complete: () => ends.push('complete'),
  });
  await pass(500);
  return { ...page, reported, ends, following };
}

describe.each(sampleOf(STREAMS, 5))('the $name of a versioned device', stream => {
  it('tells something', async () => {
    const { reported, following } = await running(stream);
    await pass(5000);
    expect(reported.length).toBeGreaterThan(0);
    following.unsubscribe();
  });

  it('asks nothing any more once nobody follows it, and is stopped there', async () => {
    const { requested, following } = await running(stream);
    requested.length = 0;
    following.unsubscribe();
    await pass(30_000);
    const isStop = (call: string) => stream.stop !== undefined && call.startsWith(stream.stop);
    // What it left on the device is cleared after the stop.
    const others = requested.filter(call => isStop(call) || !call.startsWith('DELETE '));
    expect(others.map(isStop)).toEqual(stream.stop === undefined ? [] : [true]);
  });

  it(`${stream.held} while a heartbeat lock is held`, async () => {
    const { requested, following, heartbeat } = await running(stream);
    const release = heartbeat.hold();
    await pass(100);
    requested.length = 0;
    await pass(4000);
    expect(requested.length > 0).toBe(stream.held === 'goes on');
    release();
    await pass(12_000);
    expect(requested.length).toBeGreaterThan(0);
    following.unsubscribe();
  });

  it(`${stream.hidden} while the page is hidden`, async () => {
    const { requested, following, visible } = await running(stream);
    visible.next(false);
    await pass(100);
    requested.length = 0;
    await pass(4000);
    expect(requested.length > 0).toBe(stream.hidden === 'goes on');
    visible.next(true);
    await pass(12_000);
    expect(requested.length).toBeGreaterThan(0);
    following.unsubscribe();
  });
});

describe.each(
  sampleOf(
    STREAMS.filter(({ ends }) => ends),
    2,
  ),
)('the $name of a versioned device', stream => {
  it('comes to its end, and needs no stop then', async () => {
    const { requested, ends } = await running(stream);
    await pass(120_000);
    expect(ends).toEqual(['complete']);
    expect(requested.filter(call => stream.stop !== undefined && call.startsWith(stream.stop))).toEqual([]);
  });
});

/** Reads the state of a tool once. */
type ReadTool = (client: WavePage['client'], around: WavePage['around']) => Promise<unknown>;

const TOOLS: readonly (readonly [string, ReadTool])[] = [
  ['ping', (client, around) => new V1Ping(client, around).read()],
  ['traceroute', (client, around) => new V1Traceroute(client, around).read()],
  ['site survey', (client, around) => new V1SiteSurvey(client, around).last('main')],
  ['speed test', (client, around) => new V1SpeedTest(client, around).read('1')],
];

it.each(TOOLS)(
  'a %s that a versioned device answers without a state is damaged, not over',
  async (_, read) => {
    const { around } = await wavePage();
    const client = createV1Client({
      baseUrl: 'http://radio.test',
      session: memorySession(),
      fetch: async () => Response.json({}),
    });
    await expect(read(client, around)).rejects.toMatchObject({ failure: { reason: 'malformed' } });
  },
);
