import * as fc from 'fast-check';
import nock from 'nock';
import { firstValueFrom, lastValueFrom, toArray } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { calm } from '../../classic/call-coverage/classic-call.mother.ts';
import { failureOf } from '../../client/failing.mother.ts';
import {
  endsWithTheV1Session,
  failsAsEveryV1Call,
  testV1Client,
  V1_RADIO,
} from '../client/v1-client.mother.ts';
import { V1DfsPrescan } from './dfs-prescan.adapter.ts';
import { mapPrescan } from './dfs-prescan.mapper.ts';

const PATH = '/system/airmax/dfsprescan';
const answer = (status: string, state: string) => ({
  status,
  frequency: status === 'finished' ? 0 : 5500,
  remaining: 10,
  results: [{ center: 5500, bw: 40, state }, { bw: 20 }],
});
const prescan = () => new V1DfsPrescan(testV1Client().client, calm);

afterEach(() => nock.cleanAll());

describe('the listening for radar', () => {
  it('is started, followed and over', async () => {
    nock(V1_RADIO)
      .post(PATH, { frequencies: [5500] })
      .reply(200, answer('in_progress', 'pending'));
    nock(V1_RADIO).get(PATH).reply(200, answer('in_progress', 'scanning'));
    nock(V1_RADIO).get(PATH).reply(200, answer('finished', 'clear'));
    const heard = await lastValueFrom(prescan().scan([5500]).pipe(toArray()));
    expect(heard).toEqual([
      {
        status: 'in-progress',
        frequencyMhz: 5500,
        remainingSeconds: 10,
        channels: [{ centerMhz: 5500, widthMhz: 40, verdict: 'scanning' }],
      },
      {
        status: 'finished',
        frequencyMhz: undefined,
        remainingSeconds: 10,
        channels: [{ centerMhz: 5500, widthMhz: 40, verdict: 'clear' }],
      },
    ]);
  });

  it('is stopped on the device when nobody waits for it', async () => {
    nock(V1_RADIO).post(PATH).reply(200, {});
    nock(V1_RADIO).get(PATH).reply(200, answer('in_progress', 'scanning'));
    const stopped = nock(V1_RADIO).delete(PATH).reply(200, {});
    await firstValueFrom(prescan().scan([5500]));
    await expect.poll(() => stopped.isDone()).toBe(true);
  });

  it('is refused while another runs', async () => {
    nock(V1_RADIO).post(PATH).reply(409, { error: 1, message: 'Operation already in progress' });
    expect(await failureOf(lastValueFrom(prescan().scan([5500])))).toMatchObject({ statusCode: 409 });
  });

  it('may answer anything', () => {
    fc.assert(
      fc.property(fc.jsonValue(), body => {
        for (const { centerMhz } of mapPrescan(body).channels) expect(centerMhz).toBeGreaterThan(0);
      }),
    );
  });

  const call = { method: 'GET', path: `/api/v1.0${PATH}` } as const;
  failsAsEveryV1Call({ ...call, run: (client, options) => new V1DfsPrescan(client, calm).read(options) });
  endsWithTheV1Session({ ...call, run: client => new V1DfsPrescan(client, calm).read() });
});
