import { readFileSync } from 'node:fs';
import { assert, constantFrom, dictionary, property, string, array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBoardInfo } from './board-info.ts';

/** A made-up board with every known key. */
const FULL = `board.sysid=0xE7FC
board.name=NanoBeam 5AC
board.shortname=NBE-5AC
board.model=NBE-5AC-Gen2
board.subtype=outdoor
board.bom=13-00001-01
board.hwaddr=24a43c112233
board.device_id=00112233445566778899aabbccddeeff
board.cpurevision=ar9342-r3
board.fcc_id=FCC-1
board.ic_id=IC-1
board.required_fw_version=v8.5.0
board.upgrade=150
board.reboot=30
board.netmodes=7
board.phycount=2
board.phy.1.maxmtu=2024
board.gps=1
feature.g2=1
feature.g3=1
feature.gps=1
feature.gps.leds=1
feature.rssi.leds=4
feature.ext_reset=1
feature.poe_passthrough=1
feature.fcc_unii_activated=1
feature.fcc_unii_switchable=1
feature.bluetooth=1
radio.1.devdomain=5000
radio.1.ignore=0
radio.1.web_exclude=0
radio.1.shortname=NBE
radio.1.bus=pci
radio.1.chains=2
radio.1.subsystemid=0xe7fc
radio.1.subvendorid=0x0777
radio.1.caps2=0x1f
radio.1.antennas=2
radio.1.def_antenna=7
radio.1.antenna.1.id=7
radio.1.antenna.1.name=Built in dish
radio.1.antenna.1.gain=19.5
radio.1.antenna.1.builtin=1
radio.1.antenna.1.band=2
radio.1.antenna.2.gain=-3
radio.1.antenna.2.band=1
radio.1.chanbw=10, 20,,30,wide,80
radio.1.chanbw_g=5,10
radio.1.txpower.min=-4
radio.1.txpower.max=25
radio.1.txpower.offset=2
radio.1.distance_limit=0
radio.1.ccode=840
radio.1.ccode_locked=1
radio.1.ieee_mode_a=1
radio.1.ieee_mode_bg=1
radio.1.eirp.limit=1
radio.1.regdomain_flags=fcc_new_grant,other
radio.1.beamforming=1
radio.1.ptp_only=1
radio.1.ptmp_only=0
radio.1.ptp_sta=1
radio.1.ptmp_sta=0
`;

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
    expect(parseBoardInfo(FULL)).toEqual({
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

  it('leaves a quote that is part of a name', () => {
    expect(parseBoardInfo('board.name=Dish 24"').identity.name).toBe('Dish 24"');
    expect(parseBoardInfo('board.name="').identity.name).toBe('"');
  });

  it('reads a board of which any values stand in quotes as the same board without them', () => {
    const lines = FULL.trim().split('\n');
    assert(
      property(
        array(constantFrom('', '"', "'"), { minLength: lines.length, maxLength: lines.length }),
        quotes => {
          const quoted = lines.map((line, index) => {
            const equals = line.indexOf('=') + 1;
            return `${line.slice(0, equals)}${quotes[index]}${line.slice(equals)}${quotes[index]}`;
          });
          expect(parseBoardInfo(quoted.join('\n'))).toEqual(parseBoardInfo(FULL));
        },
      ),
    );
  });

  it('board info does not believe a board of more than 16 ports', () => {
    expect(parseBoardInfo('board.phycount=1000000000').ports).toHaveLength(16);
  });

  it.each([
    ['150', 150],
    ['+1', 1],
    ['-4', -4],
    ['2.55', 2.55],
    ['0x1F', 31],
    ['', undefined],
    ['x', undefined],
    ['1e3', undefined],
    ['1 2', undefined],
    ['0x', undefined],
    ['9'.repeat(400), undefined],
  ])('reads the number %j as %s', (text, number) => {
    expect(parseBoardInfo(`board.upgrade=${text}`).identity.upgradeSeconds).toBe(number);
  });

  it.each(['1', 'true', 'enabled', 'YES'])('reads the flag %s as yes', text => {
    expect(parseBoardInfo(`feature.g2=${text}`).features.g2).toBe(true);
  });

  it.each(['0', 'false', 'disabled', '', '11', 'yes!', 'no'])('reads the flag %j as no', text => {
    expect(parseBoardInfo(`feature.g2=${text}`).features.g2).toBe(false);
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

  it('takes both line ends, spaces around, comments and lines that say nothing', () => {
    const board = parseBoardInfo('# board\r\n#board.model=no\r\n board.name = A=B \r\n\r\nnothing\r\n=x\r\n');
    expect(board.identity.name).toBe('A=B');
    expect(board.unknown.size).toBe(0);
  });

  it('lets the last of equal keys win', () => {
    expect(parseBoardInfo('board.name=a\nboard.name=b').identity.name).toBe('b');
  });

  it('lists radios and antennas by their number', () => {
    const board = parseBoardInfo(
      'radio.10.bus=a\nradio.2.antenna.12.gain=1\nradio.2.antenna.3.gain=2\nradio.1000.bus=b',
    );
    expect(board.radios.map(({ number }) => number)).toEqual([2, 10]);
    expect(board.radios[0]?.antennas.map(({ id }) => id)).toEqual([3, 12]);
  });

  it('reads any text without throwing', () => {
    assert(
      property(string({ maxLength: 200 }), text => {
        expect(parseBoardInfo(text).unknown).toBeInstanceOf(Map);
      }),
    );
  });

  it('reads any value of any known key without throwing', () => {
    const keys = constantFrom(...FULL.split('\n').map(line => line.split('=')[0] ?? ''));
    assert(
      property(dictionary(keys, string()), array(string()), (entries, lines) => {
        const text = [...Object.entries(entries).map(([key, value]) => `${key}=${value}`), ...lines].join(
          '\n',
        );
        expect(parseBoardInfo(text).ports.length).toBeLessThanOrEqual(16);
      }),
    );
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
