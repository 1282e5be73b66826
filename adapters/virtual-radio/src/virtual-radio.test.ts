import { describe, expect, it } from 'vitest';
import { seededRandom } from './random/seeded-random.ts';
import { aRadio, aSession, ADMINISTRATOR, RadioClient, VIEWER } from './testing/radio-client.mother.ts';
import type { WireStatus } from './testing/status-shape.mother.ts';
import { Unreachable } from './faults/inject-fault.ts';
import { createVirtualRadio } from './virtual-radio.ts';

describe('time', () => {
  it('gives the same hour for the same seed, however often it is asked', async () => {
    const readings = await Promise.all(
      [10, 600].map(async stepSeconds => {
        const { client, clock } = await aSession({ stations: 5, random: seededRandom(9) });
        for (let second = 0; second < 3600; second += stepSeconds) {
          clock.advance(stepSeconds);
          await client.get('/api/info/user');
        }
        return client.json<WireStatus>('/status.cgi');
      }),
    );
    expect(readings[0]!.wireless.sta).toEqual(readings[1]!.wireless.sta);
  });

  it('a radio without a clock takes the time of the system', async () => {
    const radio = createVirtualRadio();
    expect((await radio.fetch(new Request(`http://${radio.address}/api/info/public`))).status).toBe(200);
    radio.close();
  });

  it('counts uptime in whole seconds of the clock', async () => {
    const { client, clock } = await aSession({ profile: 'sta-ptp' });
    const before = await client.json<WireStatus>('/status.cgi');
    clock.advance(90.5);
    const after = await client.json<WireStatus>('/status.cgi');
    expect(after.host.uptime - before.host.uptime).toBe(90);
  });

  it('wraps the millisecond counter at 32 bits', async () => {
    const { client, clock } = await aSession({ stations: 0 });
    clock.advance(599);
    const before = await client.json<WireStatus>('/status.cgi');
    clock.advance(2);
    const after = await client.json<WireStatus>('/status.cgi');
    expect([before.host.timestamp, after.host.timestamp]).toEqual([2 ** 32 - 1000, 1000]);
  });

  it('loses stations now and then and gets them back', async () => {
    const { client, clock } = await aSession({ stations: 40 });
    const counts = new Set<number>();
    for (let step = 0; step < 120; step++) {
      clock.advance(30);
      counts.add((await client.json<WireStatus>('/status.cgi')).wireless.count);
    }
    expect([Math.max(...counts), Math.min(...counts) < 40]).toEqual([40, true]);
  });

  it('jumps a week ahead in a moment', async () => {
    const { client, clock } = await aSession({ stations: 40 });
    const before = await client.json<WireStatus>('/status.cgi');
    clock.advance(7 * 24 * 3600);
    await client.login();
    const after = await client.json<WireStatus>('/status.cgi');
    expect(after.host.uptime - before.host.uptime).toBe(7 * 24 * 3600);
  });
});

describe('stations', () => {
  it.each([0, 1, 256])('stations has %i when asked to', async stations => {
    const { client } = await aSession({ stations });
    const { wireless } = await client.json<WireStatus>('/status.cgi');
    expect([wireless.count, new Set(wireless.sta.map(one => one.mac)).size]).toEqual([stations, stations]);
  });

  it('numbers their MACs after the one of the radio', async () => {
    const { client } = await aSession({ stations: 2, baseMac: '0a:00:00:00:00:01' });
    const { wireless } = await client.json<WireStatus>('/status.cgi');
    expect(wireless.sta.map(one => one.mac)).toEqual(['0A:00:00:00:10:01', '0A:00:00:00:10:02']);
  });

  it('leave when kicked and come back after some seconds', async () => {
    const { client, clock } = await aSession({ stations: 3 });
    const [first] = (await client.json<WireStatus>('/status.cgi')).wireless.sta;
    const kick = await client.post('/stakick.cgi', { staif: 'ath0', staid: first!.mac });
    const gone = await client.json<WireStatus>('/status.cgi');
    clock.advance(15);
    const back = await client.json<WireStatus>('/status.cgi');
    expect(await kick.json()).toEqual({ ok: true, code: 0 });
    expect(gone.wireless.sta.map(one => one.mac)).not.toContain(first!.mac);
    expect(gone.wireless.sta_disconnected.map(one => one.mac)).toEqual([first!.mac]);
    expect(back.wireless.sta.find(one => one.mac === first!.mac)!.uptime).toBeLessThan(15);
  });

  it('answers code 5 for a station that is not there', async () => {
    const { client } = await aSession({ stations: 1 });
    const answer = await client.post('/stakick.cgi', { staif: 'ath0', staid: '00:00:00:00:00:00' });
    expect(await answer.json()).toMatchObject({ ok: false, code: 5 });
  });
});

describe('replay', () => {
  it('answers the captures one after the other and holds the last', async () => {
    const captures = ['{"host":{"hostname":"One","devmodel":"Dish"}}', '{"cut off', '{"three":3}'];
    const { client } = await aSession({ replay: captures });
    const texts = [];
    for (let poll = 0; poll < 4; poll++) texts.push(await (await client.get('/status.cgi')).text());
    expect(texts).toEqual([captures[0], captures[1], captures[2], captures[2]]);
  });

  it('shows the product of the capture before the login', async () => {
    const { client } = await aSession({ replay: ['{"host":{"hostname":"One","devmodel":"Dish "}}'] });
    expect(await client.json('/api/info/public')).toMatchObject({ product_name: 'Dish' });
  });
});

describe('being reachable', () => {
  it('ends with close', async () => {
    const { client, radio } = aRadio();
    radio.close();
    await expect(client.get('/')).rejects.toBeInstanceOf(Unreachable);
  });

  it('refuses an unknown profile by name', () => {
    expect(() => createVirtualRadio({ profile: 'toaster', clock: { now: () => 0 } })).toThrow(
      /toaster.*ap-ptmp/,
    );
  });
});

describe('two callers', () => {
  it('two callers have sessions, tokens and CSRF values of their own', async () => {
    const { radio } = aRadio();
    const [one, two] = [new RadioClient(radio), new RadioClient(radio)];
    const answers = [await one.login(ADMINISTRATOR), await two.login(VIEWER)];
    const tokens = await Promise.all(
      answers.map(async answer => ((await answer.json()) as { utoken: string }).utoken),
    );
    expect(new Set([...tokens, one.csrf, two.csrf]).size).toBe(4);
  });
});
