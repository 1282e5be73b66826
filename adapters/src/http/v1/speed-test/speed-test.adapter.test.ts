import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { calm } from '../../polling/calm.mother.ts';
import { failureOf } from '../../client/failing.mother.ts';
import { testV1Client, V1_RADIO } from '../client/v1-client.mother.ts';
import { V1SpeedTest } from './speed-test.adapter.ts';

const MISSING = { error: 1, message: 'Not found', statusCode: 404 };
const speed = () => new V1SpeedTest(testV1Client().client, calm);

afterEach(() => nock.cleanAll());

describe('the stop of a speed test', () => {
  it('the stop of a speed test goes by the other call where the device does not delete', async () => {
    nock(V1_RADIO).delete('/tools/speedtest/b0c1').reply(404, MISSING);
    const stopped = nock(V1_RADIO).post('/tools/speedtest/b0c1/stop').reply(200, { error: 0 });
    await speed().stop('b0c1');
    expect(stopped.isDone()).toBe(true);
  });

  it('the stop of a speed test of one that nobody knows is refused', async () => {
    nock(V1_RADIO).delete('/tools/speedtest/b0c1').reply(404, MISSING);
    nock(V1_RADIO).post('/tools/speedtest/b0c1/stop').reply(404, MISSING);
    expect(await failureOf(speed().stop('b0c1'))).toMatchObject({ statusCode: 404 });
  });
});
