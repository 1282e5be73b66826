import { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import { assert, asyncProperty, jsonValue } from 'fast-check';
import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { failureOf } from '../../client/failing.mother.ts';
import { testV1Client, V1_RADIO } from '../client/v1-client.mother.ts';
import { wavePage } from '../wave-page.mother.ts';
import { V1Ethernet } from './ethernet.adapter.ts';

const entry = (over: object) => ({
  identification: { id: '0/1', name: '', mac: '02:00:00:00:24:01', type: 'port' },
  status: { enabled: true, plugged: true, speed: 'auto', currentSpeed: '1000-full' },
  ...over,
});

function answered(...entries: unknown[]): V1Ethernet {
  nock(V1_RADIO)
    .get('/interfaces')
    .reply(200, entries as nock.Body);
  return new V1Ethernet(testV1Client().client, new HeartbeatLock());
}

afterEach(() => nock.cleanAll());

describe('a port of a versioned device', () => {
  it('tells speed, duplex and flow control', async () => {
    const { client } = await wavePage();
    expect(await new V1Ethernet(client, new HeartbeatLock()).read('eth0')).toMatchObject({
      interfaceName: 'eth0',
      linked: true,
      autoNegotiation: true,
      speedMbps: 1000,
      fullDuplex: true,
    });
  });

  it('a port of a versioned device has no speed without a cable, whatever it remembers', async () => {
    const status = { plugged: false, speed: '100-half', currentSpeed: '100-half' };
    expect(await answered(entry({ status })).read('0/1')).toMatchObject({
      linked: false,
      autoNegotiation: false,
      speedMbps: undefined,
      fullDuplex: undefined,
    });
  });

  it.each([
    [
      'a radio tells it for each direction',
      { ethernet: { flowControl: { receive: true } } },
      [true, undefined],
    ],
    ['a switch for both', { port: { flowControl: true } }, [true, true]],
    ['or not at all', {}, [undefined, undefined]],
  ])('tells flow control as %s', async (_how, over, pauses) => {
    const { rxPause, txPause } = await answered(entry(over)).read('0/1');
    expect([rxPause, txPause]).toEqual(pauses);
  });

  it('a port of a versioned device that is not there is refused', async () => {
    expect(await failureOf(answered(entry({})).read('0/9'))).toMatchObject({ code: 4 });
  });

  it('a port of a versioned device has a cable that is tested pair by pair', async () => {
    const { client, requested } = await wavePage();
    const pairs = await new V1Ethernet(client, new HeartbeatLock()).testCable('eth0');
    expect(pairs.map(({ pair, code }) => [pair, code])).toEqual([
      ['A', 0],
      ['B', 0],
      ['C', 0],
      ['D', 0],
    ]);
    expect(requested).toEqual(['GET /interfaces', 'POST /tools/cable-test']);
  });

  it('keeps the words of a device that tests no cable', async () => {
    const ethernet = answered(entry({}));
    nock(V1_RADIO)
      .post('/tools/cable-test', { id: '0/1', name: '', mac: '02:00:00:00:24:01', type: 'port' })
      .reply(409, { error: 1, message: 'Operation already in progress', statusCode: 409 });
    expect(await failureOf(ethernet.testCable('0/1'))).toMatchObject({ statusCode: 409 });
  });

  it('a port of a versioned device may tell anything', async () => {
    await assert(
      asyncProperty(jsonValue(), async status => {
        const { speedMbps } = await answered(entry({ status })).read('0/1');
        expect(speedMbps).toBeUndefined();
      }),
      { numRuns: 30 },
    );
  });
});
