import type { DiscoveredDevice } from '@radiolink/domain/tools';
import { array, assert, asyncProperty, jsonValue } from 'fast-check';
import nock from 'nock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calm } from '../../polling/calm.mother.ts';
import { testV1Client, V1_RADIO } from '../client/v1-client.mother.ts';
import { wavePage } from '../wave-page.mother.ts';
import { V1Discovery } from './discovery.adapter.ts';

afterEach(() => nock.cleanAll());

describe('the devices around a wave radio', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_780_000_000_000 }));
  afterEach(() => void vi.useRealTimers());

  async function found(host?: string): Promise<readonly DiscoveredDevice[]> {
    const { client, around, requested } = await wavePage();
    let newest: readonly DiscoveredDevice[] = [];
    const discovery = new V1Discovery(client, around).discover(host === undefined ? {} : { host });
    const following = discovery.subscribe(devices => (newest = devices));
    await vi.advanceTimersByTimeAsync(12_000);
    following.unsubscribe();
    expect(requested).toContain('POST /tools/discovery/neighbors/rescan');
    return newest;
  }

  it('the devices around a wave radio are its stations, what stands behind it, and itself', async () => {
    const devices = await found();
    expect(devices.map(({ hostname }) => hostname)).toEqual(
      expect.arrayContaining(['Town-Wave', 'Barn-ST', 'Mill-ST', 'edge-router']),
    );
    expect(devices.find(({ hostname }) => hostname === 'Barn-ST')).toMatchObject({
      product: 'Wave Nano',
      essid: 'town-wave',
      wirelessMode: 'sta-ptmp',
      localInterface: 'br0',
    });
  });

  it('the devices around a wave radio are those of one address when that is asked for', async () => {
    expect((await found('192.0.2.130')).map(({ hostname }) => hostname)).toEqual(['Barn-ST']);
  });
});

describe('the list of neighbours', () => {
  const answered = (...rows: unknown[]) => {
    nock(V1_RADIO)
      .get('/tools/discovery/neighbors')
      .reply(200, rows as nock.Body);
    return new V1Discovery(testV1Client().client, calm).neighbours();
  };

  it('takes rows that tell only who heard whom, and leaves out those of nobody', async () => {
    const lldp = { protocol: 'LLDP', mac: '020000000001', localInterfaceID: 'eth0', age: 3 };
    expect(await answered(lldp, { protocol: 'UBNT' }, null)).toMatchObject([
      { protocol: 'LLDP', hostname: undefined, addresses: [], localInterface: 'eth0', ageSeconds: 3 },
    ]);
  });

  it('the list of neighbours may hold anything', async () => {
    await assert(
      asyncProperty(array(jsonValue()), async rows => {
        expect(await answered(...rows)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});
