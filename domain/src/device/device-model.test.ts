import { describe, expect, it } from 'vitest';
import { parseBoardInfo } from './board-info.ts';
import { deviceModel, reportedMaxMtus } from './device-model.ts';
import { settingsBoardOf } from './settings-board.ts';

const FIVE = `board.name=LiteBeam 5AC
board.shortname=LBE-5AC-Gen2
board.phy.1.maxmtu=2024
board.phycount=2
radio.1.devdomain=5000
radio.1.chanbw=10,20,40,80
radio.1.txpower.min=-4
radio.1.txpower.max=25
radio.2.devdomain=5000
radio.2.web_exclude=1
`;

const SIXTY = `board.model=AF60
radio.1.devdomain=60000
radio.1.chanbw=2160,1080
radio.1.txpower.min=0
radio.1.txpower.max=10
radio.1.ptp_only=1
radio.1.ptp_sta=1
`;

const HYBRID = `${SIXTY}radio.2.devdomain=5000
radio.2.chanbw=20,40
radio.2.txpower.min=-4
radio.2.txpower.max=22
`;

function modelOf(text: string) {
  return deviceModel(parseBoardInfo(text));
}

describe('a device model', () => {
  it.each([
    ['5-ghz', FIVE, 1, undefined],
    ['60-ghz', SIXTY, 1, undefined],
    ['60-ghz-with-backup', HYBRID, 1, 2],
    ['2.4-ghz', 'radio.1.devdomain=2400', 1, undefined],
    ['5-ghz', 'radio.1.bus=pci', 1, undefined],
    ['60-ghz-with-backup', 'radio.1.devdomain=5000\nradio.2.devdomain=60000', 2, 1],
    ['60-ghz', `${HYBRID}radio.2.web_exclude=1`, 1, undefined],
    ['unknown', 'radio.1.devdomain=5000\nradio.1.ignore=1', undefined, undefined],
    ['unknown', '', undefined, undefined],
  ])('a device model is %s', (kind, text, main, backup) => {
    const model = modelOf(text);
    expect(model.kind).toBe(kind);
    expect(model.main?.number).toBe(main);
    expect(model.backup?.number).toBe(backup);
  });

  it('knows whether it can do point to point and point to multipoint', () => {
    expect([modelOf(FIVE).pointToPoint, modelOf(FIVE).pointToMultipoint]).toEqual([true, true]);
    expect([modelOf(SIXTY).pointToPoint, modelOf(SIXTY).pointToMultipoint]).toEqual([true, false]);
    const multipoint = modelOf('radio.1.ptmp_sta=1');
    expect([multipoint.pointToPoint, multipoint.pointToMultipoint]).toEqual([false, true]);
    expect(modelOf('').modes).toEqual([]);
  });

  it('offers the modes of its main radio', () => {
    expect(modelOf(HYBRID).modes).toEqual(['ap-ptp', 'sta-ptp']);
  });

  it.each([
    ['board.name=A\nboard.model=B\nboard.shortname=C', 'A', 'C'],
    ['board.model=B\nboard.shortname=C', 'B', 'C'],
    ['board.shortname=C', 'C', 'C'],
    ['board.name=A\nboard.model=B', 'A', 'B'],
    ['board.name=A', 'A', 'A'],
    ['', '', ''],
  ])('a device model of %j has its names', (text, name, shortName) => {
    expect([modelOf(text).name, modelOf(text).shortName]).toEqual([name, shortName]);
  });

  it('knows the maximum MTUs that the board reports', () => {
    expect([...reportedMaxMtus(parseBoardInfo(FIVE))]).toEqual([['eth0', 2024]]);
  });
});

describe('what the settings ask of a board', () => {
  it('what the settings ask of a board is nothing without a radio', () => {
    expect(settingsBoardOf(parseBoardInfo(''))).toBeUndefined();
  });

  it('what the settings ask of a board of a 5 GHz device are its widths and power', () => {
    expect(settingsBoardOf(parseBoardInfo(FIVE))).toEqual({
      features: new Set(),
      maxMtu: new Map([['eth0', 2024]]),
      band: 'A',
      ports: ['eth0', 'eth1'],
      channelWidthsMhz: [10, 20, 40, 80],
      outputPowerDbm: { min: -4, max: 25 },
    });
  });

  it('what the settings ask of a board of a 60 GHz device is the power of that radio', () => {
    expect(settingsBoardOf(parseBoardInfo(SIXTY))).toEqual({
      features: new Set(['sixty-ghz']),
      maxMtu: new Map(),
      modes: ['ap-ptp', 'sta-ptp'],
      sixtyOutputPowerDbm: { min: 0, max: 10 },
    });
  });

  it.each([
    ['its own list', 'radio.1.chanbw_g=5,10,20', [5, 10, 20]],
    ['the list of every radio when it has none', '', [20, 40, 80]],
  ])('gives a 2.4 GHz radio the channel widths of %s', (_, line, widths) => {
    const text = `radio.1.devdomain=2400\nradio.1.chanbw=20,40,80\n${line}`;
    expect(settingsBoardOf(parseBoardInfo(text))?.channelWidthsMhz).toEqual(widths);
  });

  it('what the settings ask of a board does not give a 5 GHz radio the channel widths of 2.4 GHz', () => {
    const text = 'radio.1.devdomain=5000\nradio.1.chanbw=20,40,80\nradio.1.chanbw_g=5,10,20';
    expect(settingsBoardOf(parseBoardInfo(text))?.channelWidthsMhz).toEqual([20, 40, 80]);
  });

  it('what the settings ask of a board of a device with a backup radio are those of both', () => {
    expect(settingsBoardOf(parseBoardInfo(HYBRID))).toEqual({
      features: new Set(['sixty-ghz', 'backup-radio']),
      maxMtu: new Map(),
      band: 'A',
      channelWidthsMhz: [20, 40],
      outputPowerDbm: { min: -4, max: 22 },
      modes: ['ap-ptp', 'sta-ptp'],
      sixtyOutputPowerDbm: { min: 0, max: 10 },
    });
  });

  it.each(['txpower.min=1', 'txpower.max=1'])(
    'what the settings ask of a board has no power range from %s alone',
    line => {
      expect(settingsBoardOf(parseBoardInfo(`radio.1.${line}`))?.outputPowerDbm).toBeUndefined();
    },
  );

  it.each([
    ['gps', 'gps'],
    ['bluetooth', 'bluetooth'],
    ['rssi.leds', 'signal-leds'],
    ['ext_reset', 'reset-button'],
    ['poe_passthrough', 'poe-passthrough'],
  ])('feature.%s is %s', (key, feature) => {
    const board = settingsBoardOf(parseBoardInfo(`radio.1.bus=pci\nfeature.${key}=1`));
    expect([...(board?.features ?? [])]).toEqual([feature]);
  });
});
