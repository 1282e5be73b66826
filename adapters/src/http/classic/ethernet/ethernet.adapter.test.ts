import { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { RADIO, testClient } from '../../client/client.mother.ts';
import { failureOf } from '../../client/failing.mother.ts';
import { ClassicEthernet } from './ethernet.adapter.ts';

const heartbeat = new HeartbeatLock();
const ethernet = () => new ClassicEthernet(testClient().client, heartbeat);
const test = () => nock(RADIO).post('/ethtool.cgi', { ifname: 'eth0', cabletest: 'yes' });

describe('a wired port', () => {
  afterEach(() => nock.cleanAll());

  it('tells what it can do and what it negotiated', async () => {
    const supported = ['10half', '1000full'];
    nock(RADIO)
      .get('/ethtool.cgi')
      .query({ ifname: 'eth0' })
      .reply(200, {
        ifname: 'eth0',
        link: true,
        autoneg: 1,
        speed: 1000,
        duplex: true,
        supported,
        advertised: ['1000full'],
        rx_pause: true,
        tx_pause: false,
      });
    expect(await ethernet().read('eth0')).toEqual({
      interfaceName: 'eth0',
      linked: true,
      autoNegotiation: true,
      speedMbps: 1000,
      fullDuplex: true,
      supportedModes: supported,
      advertisedModes: ['1000full'],
      rxPause: true,
      txPause: false,
    });
  });

  it('a wired port has no automatic requests while its cable is measured, and has them again after a failure', async () => {
    const running: boolean[] = [];
    const watching = heartbeat.running.subscribe(state => running.push(state));
    test().reply(200, { ok: true, code: 0, pairs: [] });
    await ethernet().testCable('eth0');
    test().reply(200, { ok: false, code: 4, message: 'no' });
    await failureOf(ethernet().testCable('eth0'));
    watching.unsubscribe();
    expect(running).toEqual([true, false, true, false, true]);
  });

  it('measures its cable pair by pair', async () => {
    const pairs = [{ pair: 'A', status: 0, length: 14 }, { pair: 'B', status: 2, length: 3 }, { pair: 'C' }];
    test().reply(200, { ok: true, code: 0, ifname: 'eth0', pairs });
    expect(await ethernet().testCable('eth0')).toEqual([
      { pair: 'A', code: 0, lengthMetres: 14 },
      { pair: 'B', code: 2, lengthMetres: 3 },
      { pair: 'C', code: 255, lengthMetres: undefined },
    ]);
  });

  it('a wired port may refuse the measurement', async () => {
    test().reply(200, { ok: false, code: 4, message: 'Not supported' });
    expect(await failureOf(ethernet().testCable('eth0'))).toMatchObject({ code: 4 });
  });
});
