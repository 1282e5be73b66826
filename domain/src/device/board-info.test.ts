import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseBoardInfo } from './board-info.ts';
import { FULL_BOARD } from './board-info.mother.ts';

const NO_FEATURES = {
  g2: false,
  g3: false,
  gps: false,
  rssiLeds: false,
  gpsLeds: false,
  externalReset: false,
  poePassthrough: false,
  fccUniiActivated: false,
  fccUniiSwitchable: false,
  bluetooth: false,
};

describe('board info, §3', () => {
  it('reads every key into capabilities and leaves none unknown', () => {
    expect(parseBoardInfo(FULL_BOARD)).toEqual({
      identity: {
        sysId: '0xe7fc',
        name: 'NanoBeam 5AC',
        shortName: 'NBE-5AC',
        model: 'NBE-5AC-Gen2',
        subtype: 'outdoor',
        bom: '13-00001-01',
        hwaddr: '24:A4:3C:11:22:33',
        deviceId: '00112233445566778899aabbccddeeff',
        cpuRevision: 'ar9342-r3',
        fccId: 'FCC-1',
        icId: 'IC-1',
        requiredFirmware: 'v8.5.0',
        upgradeSeconds: 150,
        rebootSeconds: 30,
      },
      networkModes: ['bridge', 'router', 'soho'],
      ports: [
        { name: 'eth0', maxMtu: 2024 },
        { name: 'eth1', maxMtu: undefined },
      ],
      features: Object.fromEntries(Object.keys(NO_FEATURES).map(feature => [feature, true])),
      rssiLedCount: 4,
      radios: [
        {
          number: 1,
          devDomainMhz: 5000,
          band: 'A',
          ignored: false,
          shortName: 'NBE',
          bus: 'pci',
          chains: 2,
          subsystemId: '0xe7fc',
          subvendorId: '0x0777',
          caps2: 31,
          antennaCount: 2,
          defaultAntennaId: 7,
          antennas: [
            { id: 7, name: 'Built in dish', gainDbi: 19.5, builtIn: true, band: 'A' },
            { id: 2, name: '', gainDbi: -3, builtIn: false, band: 'G' },
          ],
          channelWidthsMhz: [10, 20, 30, 80],
          channelWidthsGMhz: [5, 10],
          minTxPowerDbm: -4,
          maxTxPowerDbm: 25,
          txPowerOffsetDb: 2,
          distanceLimitMetres: 0,
          countryCode: 840,
          countryLocked: true,
          ieeeModes: ['a', 'bg'],
          eirpLimit: true,
          regulatoryFlags: ['fcc_new_grant', 'other'],
          beamforming: true,
          modes: ['ap-ptp', 'sta-ptp'],
        },
      ],
      unknown: new Map(),
    });
  });

  it('makes of nothing a board without anything', () => {
    const board = parseBoardInfo('');
    expect(board.features).toEqual(NO_FEATURES);
    expect([board.networkModes, board.ports, board.radios]).toEqual([[], [], []]);
    expect(Object.values(board.identity).filter(value => value !== undefined)).toEqual([]);
  });

  it('takes a silent radio for one that may do everything and limits nothing', () => {
    expect(parseBoardInfo('radio.3.bus=ahb').radios).toEqual([
      expect.objectContaining({
        number: 3,
        bus: 'ahb',
        band: undefined,
        ignored: false,
        countryLocked: false,
        eirpLimit: false,
        beamforming: false,
        ieeeModes: [],
        antennas: [],
        regulatoryFlags: [],
        modes: ['ap-ptp', 'ap-ptmp', 'sta-ptp', 'sta-ptmp'],
      }),
    ]);
  });

  it('offers no mode when all four are off', () => {
    const text = ['ptp_only', 'ptmp_only', 'ptp_sta', 'ptmp_sta'].map(key => `radio.1.${key}=0`).join('\n');
    expect(parseBoardInfo(text).radios[0]?.modes).toEqual([]);
  });

  it.each([
    ['ptp_only', 'ap-ptp'],
    ['ptmp_only', 'ap-ptmp'],
    ['ptp_sta', 'sta-ptp'],
    ['ptmp_sta', 'sta-ptmp'],
  ])('offers only the mode of %s when only that is on', (key, mode) => {
    expect(parseBoardInfo(`radio.1.${key}=1`).radios[0]?.modes).toEqual([mode]);
  });

  it.each([
    ['feature.g2', 'g2'],
    ['feature.g3', 'g3'],
    ['feature.gps', 'gps'],
    ['board.gps', 'gps'],
    ['feature.rssi.leds', 'rssiLeds'],
    ['feature.gps.leds', 'gpsLeds'],
    ['feature.ext_reset', 'externalReset'],
    ['feature.poe_passthrough', 'poePassthrough'],
    ['feature.fcc_unii_activated', 'fccUniiActivated'],
    ['feature.fcc_unii_switchable', 'fccUniiSwitchable'],
    ['feature.bluetooth', 'bluetooth'],
  ])('%s alone grants %s alone', (key, feature) => {
    expect(parseBoardInfo(`${key}=1`).features).toEqual({ ...NO_FEATURES, [feature]: true });
    expect(parseBoardInfo(`${key}=0`).features).toEqual(NO_FEATURES);
  });

  it.each(['ignore', 'web_exclude'])('hides a radio by %s', key => {
    expect(parseBoardInfo(`radio.1.${key}=1`).radios[0]?.ignored).toBe(true);
  });

  it.each([
    ['4999', 'A'],
    ['2400', 'G'],
    ['60000', 'AD'],
  ])('knows the band of the domain %s', (domain, band) => {
    expect(parseBoardInfo(`radio.1.devdomain=${domain}`).radios[0]?.band).toBe(band);
  });

  it.each([
    ['board.phycount=1', ['eth0']],
    ['board.phycount=0', []],
    ['board.phycount=-5', []],
    ['board.phycount=1.5', ['eth0']],
    ['board.phy.2.maxmtu=1500', ['eth0', 'eth1']],
    ['board.phycount=3\nboard.phy.2.maxmtu=1500', ['eth0', 'eth1', 'eth2']],
    ['board.phycount=1\nboard.phy.1.maxmtu=2024\nboard.phy.2.maxmtu=2024', ['eth0']],
    ['board.phycount=many\nboard.phy.2.maxmtu=2024', ['eth0', 'eth1']],
  ])('counts the ports of %j', (text, names) => {
    expect(parseBoardInfo(text).ports.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['4', true, 4],
    ['1', true, 1],
    ['0', false, 0],
    ['yes', true, undefined],
    ['no', false, undefined],
    ['-1', false, undefined],
  ])('reads %j as the number of signal LEDs', (text, present, count) => {
    const board = parseBoardInfo(`feature.rssi.leds=${text}\nfeature.gps.leds=${text}`);
    expect([board.features.rssiLeds, board.features.gpsLeds, board.rssiLedCount]).toEqual([
      present,
      present,
      count,
    ]);
  });

  it.each([
    '"5,8,10,20"',
    "'5,8,10,20'",
    '"5, 8, 10, 20"',
    '"5","8","10","20"',
    ' "5,8,10,20" \r',
    "' 5,8,10,20 '",
  ])('reads every width of the list %s', text => {
    expect(parseBoardInfo(`radio.1.chanbw=${text}`).radios[0]?.channelWidthsMhz).toEqual([5, 8, 10, 20]);
  });

  it('board info does not believe a board of more than 16 ports', () => {
    expect(parseBoardInfo('board.phycount=1000000000').ports).toHaveLength(16);
  });

  it('keeps what it does not know, and only that', () => {
    const board = parseBoardInfo(
      'board.name=x\nboard.colour=grey=white\nradio.1.chanbw=20\nradio.1.odd=1\nradio.x.a=2',
    );
    expect([...board.unknown]).toEqual([
      ['board.colour', 'grey=white'],
      ['radio.1.odd', '1'],
      ['radio.x.a', '2'],
    ]);
  });

  it('lists radios and antennas by their number', () => {
    const board = parseBoardInfo(
      'radio.10.bus=a\nradio.2.antenna.12.gain=1\nradio.2.antenna.3.gain=2\nradio.1000.bus=b',
    );
    expect(board.radios.map(({ number }) => number)).toEqual([2, 10]);
    expect(board.radios[0]?.antennas.map(({ id }) => id)).toEqual([3, 12]);
  });
});

const captures = process.env['RADIOLINK_CAPTURES'];

describe.skipIf(captures === undefined)('published board info', () => {
  it('holds no key that this program does not know', () => {
    const text = readFileSync(`${captures}/classic/misc/board_info_excerpts.txt`, 'utf8');
    const excerpts = text.split(/^## /m).slice(1);
    expect(excerpts.length).toBeGreaterThan(3);
    expect(excerpts.flatMap(excerpt => [...parseBoardInfo(excerpt).unknown.keys()])).toEqual([]);
  });
});
