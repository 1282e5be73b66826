import { airtime5Percent, linkEnds, LinkState, radioLinks } from '@radiolink/domain/link';
import { assert, constantFrom, jsonValue, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapDeviceFacts, type DeviceFacts } from './device-facts.mapper.ts';
import { mapStatistics } from './statistics.mapper.ts';

const FACTS: DeviceFacts = {
  hostname: 'ap1',
  mac: '02:00:00:00:00:01',
  mode: 'ap-ptmp',
  bands: new Map([
    ['main', '60'],
    ['backup', '5'],
  ]),
};

const peer = (over: object = {}, local: object = {}) => ({
  common: {
    hostname: 'remote',
    mgmtIp: '192.0.2.4',
    timestamp: 1_785_750_006_000,
    distance: 2246,
    identification: { mac: '02:00:00:00:60:02', product: 'Wave Nano', family: 'wave' },
    counters: { rxRate: 3_640_000, txRate: 71_021_000, rxBytes: 7, txBytes: 8 },
    ...over,
  },
  local: [
    {
      id: 'main',
      connected: true,
      active: true,
      linkQuality: {
        signal: -65,
        idealSignal: -40,
        snr: 12,
        capacity: { dl: 600_000, ul: 975_000, dlIdeal: 1_201_200, ulIdeal: 1_201_200 },
        linkScore: { dl: 26, ul: 43, dl24: 44, ul24: 42 },
        mcs: { txIdx: 9, txIdxIdeal: 10, rxIdx: 6, rxIdxIdeal: 11 },
      },
      ...local,
    },
  ],
  remote: [{ id: 'main', linkQuality: { signal: -63, idealSignal: -41, snr: 15 } }],
});

const sample = (wireless: object = {}, rest: object = {}) => [
  {
    timestamp: 1_785_750_010_000,
    device: { uptime: 100, cpu: [{ usage: 10 }, { usage: 30 }], ram: { usage: 1, free: 5, total: 9 } },
    wireless: { radios: [{ id: 'main', frequency: { center: 66_960 } }], peers: [peer()], ...wireless },
    ...rest,
  },
];

describe('a sample of statistics', () => {
  it('a sample of statistics is one status of host, radios and peers', () => {
    const status = mapStatistics(sample(), FACTS);
    expect(status.host).toMatchObject({ hostname: 'ap1', uptimeSeconds: 100, cpuLoadPercent: 20 });
    expect(status.wireless).toMatchObject({ mode: 'ap-ptmp', radio60: { frequencyMhz: 66_960 } });
    expect(status.wireless.stations).toMatchObject([
      {
        mac: '02:00:00:00:60:02',
        lastIp: '192.0.2.4',
        remote: { hostname: 'remote', ageSeconds: 4 },
        radio60: { signalDbm: -65, snrDb: 12, distanceMetres: 2246 },
      },
    ]);
  });

  it('reads the downlink of the wire as that of the link, with what the receiving end expects', () => {
    const [station] = mapStatistics(sample(), FACTS).wireless.stations;
    expect(station?.radio60).toMatchObject({
      downlinkCapacityKbps: 600_000,
      uplinkCapacityKbps: 975_000,
      downlink: { signalExpectedDbm: -41, rateIndexExpected: 10, linkScore: 26 },
      uplink: { signalExpectedDbm: -40, rateIndexExpected: 11, linkScore: 43 },
    });
  });

  it('reads the same downlink on a station, which receives it', () => {
    const [station] = mapStatistics(sample(), { ...FACTS, mode: 'sta-ptmp' }).wireless.stations;
    expect(station?.radio60).toMatchObject({
      downlinkCapacityKbps: 600_000,
      uplinkCapacityKbps: 975_000,
      downlink: { signalExpectedDbm: -40 },
    });
  });

  it('counts what the peer sends as received', () => {
    const [station] = mapStatistics(sample(), FACTS).wireless.stations;
    expect(station).toMatchObject({ traffic: { rxBytes: 8, txBytes: 7 }, remote: { txBytes: 8 } });
  });

  const counts = nat({ max: 2 ** 40 });
  const anyCounters = record({
    txRate: counts,
    rxRate: counts,
    txBytes: counts,
    rxBytes: counts,
    txPPS: counts,
    rxPPS: counts,
  });

  it('reads the counters of an LTU peer as those of this radio: what it sends is the downlink at an access point', () => {
    assert(
      property(anyCounters, constantFrom('ap-ptmp', 'sta-ptmp'), (counters, mode) => {
        const identification = { mac: '02:00:00:00:0B:91', model: 'LTU-LR' };
        const peers = [peer({ counters, identification }, { id: 'ltu' })];
        const read = (family: string) =>
          mapStatistics(sample({ peers }, { identification: { family } }), {
            mode,
            bands: new Map([['ltu', '5']]),
          }).wireless.stations[0];
        expect(read('ltu')?.traffic).toMatchObject({
          txBytes: counters.txBytes,
          rxBytes: counters.rxBytes,
          txPacketsPerSecond: counters.txPPS,
          rxPacketsPerSecond: counters.rxPPS,
        });
        expect(read('ltu')?.remote).toMatchObject({
          txThroughputKbps: counters.rxRate / 1000,
          rxThroughputKbps: counters.txRate / 1000,
          txBytes: counters.rxBytes,
        });
        for (const family of ['airfiber-60', 'wave'])
          expect(read(family)).toMatchObject({
            traffic: { txBytes: counters.rxBytes, rxBytes: counters.txBytes },
            remote: { txThroughputKbps: counters.txRate / 1000, rxBytes: counters.rxBytes },
          });
      }),
    );
  });

  it.each([
    [{ txRate: 8, rxRate: 6, txIdx: 4 }, '8x', '6x'],
    [{ txRate: 10, rxRate: 8, txLabel: 'QAM1024', rxLabel: 'QAM256' }, 'QAM1024', 'QAM256'],
    [{ txRate: 0, rxRate: null }, undefined, undefined],
  ])('reads the rates of an LTU peer from %o', (mcs, txRate, rxRate) => {
    const peers = [peer({}, { id: 'ltu', linkQuality: { mcs } })];
    const [station] = mapStatistics(sample({ peers }, { identification: { family: 'ltu' } })).wireless
      .stations;
    expect(station).toMatchObject({ txRate, rxRate, txRateIndex: undefined });
  });

  it('reads the network role of a peer from its radio where the peer itself does not send it', () => {
    const role = (common: object, remote: object) => {
      const peers = [{ ...peer(common), remote: [{ id: 'main', ...remote }] }];
      return mapStatistics(sample({ peers }), FACTS).wireless.stations[0]?.remote?.networkRole;
    };
    expect(role({}, { netMode: 'router' })).toBe('router');
    expect(role({ netMode: 'bridge' }, { netMode: 'router' })).toBe('bridge');
    expect(role({}, {})).toBeUndefined();
  });

  it('gives what is missing as undefined and never as 0', () => {
    const { host, wireless } = mapStatistics(sample({ peers: [{}] }, { device: {} }), FACTS);
    expect(host.temperatureCelsius).toBeUndefined();
    expect(host.uptimeSeconds).toBeUndefined();
    expect(wireless.stations[0]).toMatchObject({ mac: '', signalDbm: undefined, distanceMetres: undefined });
    expect(wireless.noiseFloorDbm).toBeUndefined();
  });

  it('takes operational for connected', () => {
    const radios = [{ id: 'backup', linkState: 'operational', frequency: { control: 5500 } }];
    expect(mapStatistics(sample({ radios }), FACTS).wireless.runningStatus).toBe(5);
  });

  it('tells the airtime of the radio that carries', () => {
    const use = (id: string, linkState: string, dl: number) => ({
      id,
      linkState,
      channelUtilization: { dl, ul: 1 },
    });
    const airtime = (state: string) => {
      const radios = [use('main', state, 40), use('backup', 'connected', 7)];
      return mapStatistics(sample({ radios }), FACTS).wireless.polling.txAirtimePercent;
    };
    expect(airtime('connected')).toBe(40);
    expect(airtime('disconnected')).toBe(7);
  });

  it('a sample of statistics has the airtime of the 5 GHz backup beside that of the radio in use', () => {
    const use = (id: string, dl: number, ul: number) => ({
      id,
      linkState: 'connected',
      channelUtilization: { dl, ul },
    });
    const of = (dl: number, ul: number) => {
      const radios = [use('main', 12.4, 4.5), use('backup', dl, ul)];
      return mapStatistics(sample({ radios }), FACTS);
    };
    expect([airtime5Percent(of(0, 0)), airtime5Percent(of(3, 2))]).toEqual([0, 5]);
    expect(of(0, 0).wireless.polling.airtimePercent).toBeCloseTo(16.9);
  });

  it('a sample of statistics has the airtime of each station at 60 GHz, and of its chains those that receive', () => {
    const linkQuality = { signal: -56, airtime: { dl: 45.5, ul: 32.1 }, signalPerChain: [-59, -60, -96] };
    const radios = [{ id: 'main' }, { id: 'backup' }];
    const of = (id: string, mode: string) => {
      const peers = [peer({}, { id, linkQuality })];
      const status = mapStatistics(sample({ radios, peers }), { ...FACTS, mode });
      return linkEnds(status, status.wireless.stations[0], id === 'main' ? '60' : '5');
    };
    expect(of('main', 'ap-ptmp')).toMatchObject({ txAirtimePercent: 45.5, rxAirtimePercent: 32.1 });
    expect(of('main', 'ap-ptmp').airtimePercent).toBeCloseTo(77.6);
    expect(of('main', 'sta-ptmp')).toMatchObject({ txAirtimePercent: 32.1, rxAirtimePercent: 45.5 });
    expect(of('backup', 'ap-ptmp').airtimePercent).toBeCloseTo(77.6);
    expect(of('backup', 'ap-ptmp').local.chainSignalsDbm).toEqual([-59, -60]);
  });

  it('a sample of statistics has the radiated power that the device reports', () => {
    const radios = [{ id: 'main', outputPower: { conducted: 20, eirp: 39 } }];
    expect(mapStatistics(sample({ radios }), FACTS).wireless.radio60).toMatchObject({
      txPowerDbm: 20,
      eirpDbm: 39,
    });
  });

  it.each([31, 256])(
    'a sample of statistics has the limit of %i peers that the device sends for the radio in use',
    peerLimit => {
      const radios = [
        { id: 'main', peerLimit },
        { id: 'backup', peerLimit: 8 },
        { id: 'other', peerLimit: 0 },
      ];
      const { peerLimits } = mapDeviceFacts({ device: { capabilities: { radios } } });
      const limit = (linkState: string) => {
        const states = [
          { id: 'main', linkState },
          { id: 'backup', linkState: 'connected' },
        ];
        return mapStatistics(sample({ radios: states }), { ...FACTS, peerLimits }).wireless.stationLimit;
      };
      expect([limit('connected'), limit('disconnected')]).toEqual([peerLimit, 8]);
      expect(mapStatistics(sample(), FACTS).wireless.stationLimit).toBeUndefined();
    },
  );

  it('keeps a peer that is linked nowhere among those that left', () => {
    const { wireless } = mapStatistics(sample({ peers: [peer({}, { connected: false })] }), FACTS);
    expect(wireless.stations).toEqual([]);
    expect(wireless.disconnected).toMatchObject([{ mac: '02:00:00:00:60:02', hostname: 'remote' }]);
  });

  it('tells which radio of a bond carries', () => {
    const status = mapStatistics(sample(), FACTS);
    expect(radioLinks(status)).toEqual([
      { band: '60', state: LinkState.Connected, carriesTraffic: true },
      { band: '5', state: LinkState.Disconnected, carriesTraffic: false },
    ]);
  });

  it('leaves counters out that are garbage', () => {
    const statistics = { txPPS: 6_136_641_406_990_883_840, txPackets: 4_411_442_663_529_263, txBytes: 1000 };
    const { interfaces } = mapStatistics(sample({}, { interfaces: [{ id: 'eth0', statistics }] }));
    expect(interfaces).toMatchObject([{ name: 'eth0', txBytes: 1000, txPackets: undefined }]);
  });

  it('a sample of statistics does not believe the speed of a port without a cable', () => {
    const status = { plugged: false, currentSpeed: '10-half' };
    const { interfaces } = mapStatistics(sample({}, { interfaces: [{ id: 'eth0', status }] }));
    expect(interfaces).toMatchObject([{ speedMbps: 0, fullDuplex: undefined }]);
  });

  it('takes the capacities of firmware that names them by this device', () => {
    const capacity = { tx: 300, rx: 200 };
    const peers = [peer({}, { linkQuality: { capacity } })];
    const [station] = mapStatistics(sample({ peers }), FACTS).wireless.stations;
    expect(station?.radio60).toMatchObject({ downlinkCapacityKbps: 300, uplinkCapacityKbps: 200 });
  });

  it('a sample of statistics of any JSON is a status: it never throws', () => {
    assert(
      property(jsonValue({ maxDepth: 6 }), json => {
        expect(mapStatistics(json as never).wireless.stations).toBeInstanceOf(Array);
        expect(mapStatistics([{ device: json, wireless: json, interfaces: json }]).host).toBeDefined();
        expect(mapStatistics([{ wireless: { peers: json, radios: [json] } }])).toBeDefined();
        const answers = { device: json, system: json, configuration: json, interfaces: json, cloud: json };
        expect(mapDeviceFacts(answers as never).bands).toBeInstanceOf(Map);
      }),
    );
  });
});
