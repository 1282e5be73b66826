import { deviceLinkState, LinkState, linkEnds, rateText } from '@radiolink/domain/link';
import { describe, expect, it } from 'vitest';
import { AIRFIBER_24, AIRFIBER_5X } from '../fixtures/airfiber.ts';
import { unreadFields } from '../../wire/unread-fields.mother.ts';
import { mapStatus } from './status.mapper.ts';
import { UNSHOWN_FIELDS } from './unshown-fields.mother.ts';

const { airfiber } = AIRFIBER_5X;
const read = (change: object = {}) => mapStatus({ ...AIRFIBER_5X, airfiber: { ...airfiber, ...change } });

const fdd = mapStatus(AIRFIBER_24);

describe('the link of an airFiber', () => {
  it.each(['master', 'slave'])(
    'the link of an airFiber is connected while its state is operational, as %s',
    linkmode => {
      expect(deviceLinkState(read({ linkmode }))).toBe(LinkState.Connected);
    },
  );

  it.each(['', 'beacon', 'registering', 'OPERATIONAL', null])(
    'the link of an airFiber is not connected at %j',
    linkstate => {
      const status = read({ linkstate });
      expect(deviceLinkState(status)).toBe(LinkState.Disconnected);
      expect(linkEnds(status).remote).toBeUndefined();
    },
  );

  it('the link of an airFiber has the readings of both ends', () => {
    const { local, remote, ...link } = linkEnds(read());
    expect(local).toMatchObject({
      role: 'access-point',
      name: 'AF-5x',
      signalDbm: -57,
      chainSignalsDbm: [-58, -59],
      eirpDbm: 43,
      txPowerDbm: 20,
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

  it('reports EIRP, from which the gain of the antenna gives the conducted power', () => {
    expect(read({ txpower: 65, antgain: 36 }).wireless).toMatchObject({ eirpDbm: 65, txPowerDbm: 29 });
    expect(read({ txpower: 33, antgain: null }).wireless).toMatchObject({
      eirpDbm: 33,
      txPowerDbm: undefined,
    });
    expect(read({ txpower: null }).wireless.eirpDbm).toBeUndefined();
  });

  it('turns the directions round at the slave: what it receives is the downlink', () => {
    const ends = linkEnds(read({ linkmode: 'slave' }));
    expect(ends.downlink.capacityKbps).toBe(94_718);
    expect(ends.local.rxCapacityKbps).toBe(94_718);
  });

  it('the link of an airFiber has its frame, its synchronization, its chains and its duplex', () => {
    expect(read().wireless).toMatchObject({
      duplex: 'half',
      rxChainMask: 1,
      txChainMask: 1,
      polling: { gpsSync: true, frameDurationMs: 2, downlinkRatioPercent: 50 },
    });
    expect(fdd.wireless).toMatchObject({
      duplex: 'full',
      rxChainMask: 3,
      txChainMask: 3,
      polling: { gpsSync: false, frameDurationMs: 2.5 },
    });
    expect(read({ linkmode: 'slave', dutycycle: 75 }).wireless.polling.downlinkRatioPercent).toBe(25);
  });

  it('the link of an airFiber has both frequencies where it sends and receives apart', () => {
    expect(linkEnds(fdd)).toMatchObject({ frequencyMhz: 24_100, receiveFrequencyMhz: 24_200 });
    expect(linkEnds(read()).receiveFrequencyMhz).toBeUndefined();
    expect(read().wireless.receiveFrequencyMhz).toBe(5840);
  });

  it.each([
    ['1000Mbps-Full', { plugged: true, speedMbps: 1000, fullDuplex: true }],
    ['100Mbps-Half', { plugged: true, speedMbps: 100, fullDuplex: false }],
    ['0Mbps', { plugged: false, speedMbps: 0, fullDuplex: undefined }],
  ])('the link of an airFiber has its data port at %s', (data_speed, port) => {
    const { local } = linkEnds(read({ data_speed }));
    expect(local.ethernet).toEqual([{ name: 'data', ...port }]);
  });

  it.each(['', 'down', null, undefined])('the link of an airFiber has no data port at %j', data_speed => {
    expect(read({ data_speed }).interfaces).toEqual([]);
  });

  it('reads every field that such a device sends', () => {
    const unread = [AIRFIBER_5X, AIRFIBER_24].flatMap(body => unreadFields(body, mapStatus));
    expect(unread.filter(path => !UNSHOWN_FIELDS.has(path))).toEqual([]);
  });
});
