import { deviceLinkState, LinkState, linkEnds, rateText } from '@radiolink/domain/link';
import { describe, expect, it } from 'vitest';
import { AIRFIBER_5X } from '../fixtures/index.ts';
import { mapStatus } from './status.mapper.ts';

const { airfiber } = AIRFIBER_5X;
const read = (change: object = {}) =>
  mapStatus({ ...AIRFIBER_5X, airfiber: { ...airfiber, ...change } }, () => undefined);

describe('the link of an airFiber', () => {
  it.each(['master', 'slave'])('is connected while its state is operational, as %s', linkmode => {
    expect(deviceLinkState(read({ linkmode }))).toBe(LinkState.Connected);
  });

  it.each(['', 'beacon', 'registering', 'OPERATIONAL', null])('is not connected at %j', linkstate => {
    const status = read({ linkstate });
    expect(deviceLinkState(status)).toBe(LinkState.Disconnected);
    expect(linkEnds(status).remote).toBeUndefined();
  });

  it('has the readings of both ends', () => {
    const { local, remote, ...link } = linkEnds(read());
    expect(local).toMatchObject({
      role: 'access-point',
      name: 'AF-5x',
      signalDbm: -57,
      chainSignalsDbm: [-58, -59],
      txPowerDbm: 43,
      antennaGainDbi: 23,
      rxCapacityKbps: 94_718,
    });
    expect(remote).toMatchObject({
      role: 'station',
      mac: '02:00:5E:00:53:01',
      ip: '192.0.2.37',
      signalDbm: -56,
      chainSignalsDbm: [-56, -57],
      rxCapacityKbps: 97_220,
    });
    expect([rateText(local.txRate), rateText(local.rxRate)]).toEqual(['8x', '6x']);
    expect(link).toMatchObject({
      distanceMetres: 13_342,
      frequencyMhz: 5840,
      channelWidthMhz: 20,
      linkUptimeSeconds: 13_737_684,
    });
  });

  it('turns the directions round at the slave: what it receives is the downlink', () => {
    const ends = linkEnds(read({ linkmode: 'slave' }));
    expect(ends.downlink.capacityKbps).toBe(94_718);
    expect(ends.local.rxCapacityKbps).toBe(94_718);
  });

  it('reads every field that such a device sends', () => {
    const drift: string[] = [];
    mapStatus(AIRFIBER_5X, ({ path }) => drift.push(path));
    expect(drift).toEqual([]);
  });
});
