import { describe, expect, it } from 'vitest';
import { checkSetting, missingValues } from './validate-configuration.ts';
import { entriesOf } from './configuration.mother.ts';
import { listSettings, settingById } from './find-setting.ts';
import type { BoardFeature, SettingsBoard } from '../device/settings-board.ts';
import { settingsContext } from './settings-context.ts';

const shown = (text: string, board?: SettingsBoard) =>
  listSettings({ context: settingsContext(entriesOf(text), board) }).map(({ id }) => id);
const ids = (text: string) => text.split(/\s+/).filter(Boolean);

describe('a board shows what it has', () => {
  const board = (...features: readonly BoardFeature[]): SettingsBoard => ({ features: new Set(features) });
  const parts = (...features: readonly BoardFeature[]) => {
    const bare = new Set<string>(shown('', board()));
    return shown('', board(...features)).filter(id => !bare.has(id));
  };

  it.each([
    ['gps', 'device.gps'],
    ['bluetooth', 'device.bluetooth'],
    ['reset-button', 'device.resetButton'],
    ['poe-passthrough', 'device.poePassthrough'],
    [
      'signal-leds',
      'wireless.signalLeds wireless.signalLed1 wireless.signalLed2 wireless.signalLed3 wireless.signalLed4',
    ],
    ['backup-radio', ''],
  ] as const)('%s: %s', (feature, expected) => {
    expect(parts(feature)).toEqual(ids(expected));
  });

  it.each([
    [0, ''],
    [1, 'wireless.signalLed1'],
    [3, 'wireless.signalLed1 wireless.signalLed2 wireless.signalLed3'],
    [6, 'wireless.signalLed1 wireless.signalLed2 wireless.signalLed3 wireless.signalLed4'],
  ])('a board of %i signal LEDs has the thresholds of those', (signalLedCount, expected) => {
    const thresholds = shown('', { ...board('signal-leds'), signalLedCount }).filter(id =>
      /^wireless\.signalLed\d/.test(id),
    );
    expect(thresholds).toEqual(ids(expected));
  });

  it('all of them while it is not known, but 60 GHz only where it is configured', () => {
    expect(shown('')).toEqual(
      expect.arrayContaining(['device.gps', 'device.bluetooth', 'wireless.signalLed1']),
    );
    expect(shown('')).not.toContain('sixty.frequency');
    expect(shown('radio.0.devname=wlan0')).toContain('sixty.frequency');
    expect(shown('radio.0.devname=wlan0', board())).not.toContain('sixty.frequency');
  });

  it('a board shows what it has no main radio on a device of 60 GHz alone', () => {
    expect(shown('', board('sixty-ghz'))).not.toContain('radio.frequency');
    expect(shown('', board('sixty-ghz'))).toContain('wireless.ssid');
    expect(shown('', board('sixty-ghz', 'backup-radio'))).toContain('radio.frequency');
    expect(shown('radio.0.mode=ap-ptp')).not.toContain('radio.frequency');
    expect(shown('radio.0.mode=ap-ptp\nradio.1.devname=ath0')).toContain('radio.frequency');
  });

  it('its own widths and power', () => {
    const context = settingsContext(new Map(), {
      channelWidthsMhz: [10, 40],
      outputPowerDbm: { min: -4, max: 25 },
      sixtyOutputPowerDbm: { min: 1, max: 9 },
    });
    const width = settingById('radio.channelWidth');
    expect(width.choices?.(context, [])).toEqual([
      { value: '0', label: 'Auto (set by access point)' },
      { value: '-1', label: 'Auto' },
      { value: '10', label: '10 MHz' },
      { value: '40', label: '40 MHz' },
    ]);
    expect(width.rule('40', context, [])).toBeUndefined();
    expect(width.rule('20', context, [])).toEqual({
      key: 'Select one of: {choices}.',
      values: { choices: '0, -1, 10, 40' },
    });
    expect(settingById('radio.outputPower').rule('26', context, [])).toBeDefined();
    expect(settingById('sixty.outputPower').range?.(context, [])).toEqual({ min: 1, max: 9 });
  });

  it('the automatic width of its role, and the one that is configured', () => {
    const automatic = (mode: string, held: string) =>
      settingById('radio.channelWidth')
        .choices?.(
          settingsContext(entriesOf(`radio.1.mode=${mode}\nradio.1.ptpmode=0\nradio.1.chanbw=${held}`), {
            channelWidthsMhz: [20, 40],
          }),
          [],
        )
        .filter(({ label }) => label.startsWith('Auto'));
    expect(automatic('master', '40')).toEqual([{ value: '-1', label: 'Auto' }]);
    expect(automatic('master', '0')).toEqual([{ value: '0', label: 'Auto' }]);
    expect(automatic('managed', '40')).toEqual([{ value: '0', label: 'Auto (set by access point)' }]);
    expect(automatic('managed', '-1')).toContainEqual({ value: '-1', label: 'Auto' });
  });

  it('its own MTUs', () => {
    const values = entriesOf(
      'netconf.1.devname=br0\nnetconf.2.devname=eth0\nnetconf.3.devname=eth0.10\nnetmode=router',
    );
    const known = settingsContext(values, { maxMtu: new Map([['eth0', 1600]]) });
    const mtu = settingById('interface.mtu');
    expect([1, 2, 3].map(n => mtu.range?.(known, [n]).max)).toEqual([1524, 1600, 1600]);
    expect(mtu.range?.(settingsContext(new Map()), [2])).toEqual({ min: 68, max: 65_535 });
    expect(mtu.rule('1601', known, [2])).toEqual({
      key: 'MTU must be between {minMTU} and {maxMtu}',
      values: { minMTU: 1280, maxMtu: 1600 },
    });
  });
});

describe('the MTU of an unknown board', () => {
  const mtu = settingById('interface.mtu');
  const named = (devname: string) =>
    settingsContext(entriesOf(`netconf.1.devname=${devname}\nnetmode=router`));

  it.each([
    ['eth0', 1524],
    ['ath0', 2024],
    ['wlan0', 1500],
    ['ubond0', 1500],
  ])('the MTU of an unknown board of %s ends at %i', (devname, max) => {
    expect(mtu.range?.(named(devname), [1])).toEqual({ min: 1280, max });
    expect(mtu.rule(String(max), named(devname), [1])).toBeUndefined();
    expect(mtu.rule(String(max + 1), named(devname), [1])?.values).toEqual({ minMTU: 1280, maxMtu: max });
  });
});

describe('an interface without MTU of its own, §5', () => {
  const mtu = settingById('interface.mtu');
  const context = settingsContext(entriesOf('netmode=bridge\nnetconf.1.devname=eth0\nnetconf.2.devname=br0'));

  it('an interface without MTU of its own is all but the bridge in simple bridge mode', () => {
    expect([mtu.visible(context, [1]), mtu.visible(context, [2])]).toEqual([false, true]);
  });

  it('an interface without MTU of its own must have an MTU elsewhere while it is in use: MTU required.', () => {
    const values = (status: string, line: string) =>
      entriesOf(
        `netmode=bridge\nnetconf.status=enabled\nnetconf.2.status=${status}\nnetconf.2.devname=br0\nnetconf.2.ip=192.0.2.2${line}`,
      );
    const empty = settingsContext(values('enabled', '\nnetconf.2.mtu='));
    expect(checkSetting(mtu, '', empty, [2])).toEqual({ key: 'MTU required.' });
    expect(missingValues(empty)).toMatchObject([{ key: 'netconf.2.mtu', problem: { key: 'MTU required.' } }]);
    expect(missingValues(settingsContext(values('enabled', '')))).toEqual([]);
    expect(checkSetting(mtu, '', settingsContext(values('disabled', '')), [2])).toBeUndefined();
    expect(checkSetting(mtu, '', context, [1])).toBeUndefined();
  });

  it('an interface without MTU of its own may hold any possible MTU', () => {
    expect(['68', '65535', '9000'].map(value => mtu.rule(value, context, [1]))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(mtu.rule('67', context, [1])).toBeDefined();
    expect(mtu.rule('x', context, [1])).toBeDefined();
  });
});

describe('a list of settings', () => {
  it('a list of settings is limited by page', () => {
    expect(new Set(listSettings({ page: 'services' }).map(({ page }) => page))).toEqual(
      new Set(['services']),
    );
  });

  it('a list of settings is limited by level: basic, with advanced by default, all', () => {
    const levels = (level?: 'basic' | 'advanced' | 'internal') => [
      ...new Set(listSettings(level && { level }).map(setting => setting.level)),
    ];
    expect(levels('basic')).toEqual(['basic']);
    expect(levels().toSorted()).toEqual(['advanced', 'basic']);
    expect(levels('internal').toSorted()).toEqual(['advanced', 'basic', 'internal']);
  });
});
