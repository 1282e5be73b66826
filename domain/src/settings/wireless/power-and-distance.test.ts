import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSetting, remarkOn } from '../validate-configuration.ts';
import { entriesOf } from '../configuration.mother.ts';
import { settingById } from '../find-setting.ts';
import type { SettingsBoard } from '../../device/settings-board.ts';
import { settingsContext } from '../settings-context.ts';

const context = (text: string, board?: SettingsBoard) => settingsContext(entriesOf(text), board);

describe('output power (§5)', () => {
  const power = settingById('radio.outputPower');
  const device: SettingsBoard = { outputPowerDbm: { min: -4, max: 30 } };
  const limit = (text: string, board?: SettingsBoard) => power.range?.(context(text, board), [])?.max;
  const US_G = 'radio.countrycode=840\nradio.1.freq=2437\nradio.1.antenna.gain=12';

  it('ends at the limit of the G band in the United States', () => {
    expect(limit(US_G, device)).toBe(28);
    expect(checkSetting(power, '28', context(US_G, device))).toBeUndefined();
    expect(checkSetting(power, '29', context(US_G, device))?.values).toEqual({ min: -4, max: 28 });
  });

  it('counts the cable, and the device maximum when that is less', () => {
    expect(limit(`${US_G}\nradio.1.cable.loss=3`, device)).toBe(29);
    expect(limit(US_G, { outputPowerDbm: { min: -4, max: 25 } })).toBe(25);
    expect(limit(US_G)).toBe(28);
  });

  it.each([
    US_G.replace('840', '276'),
    US_G.replace('2437', '5180'),
    US_G.replace('gain=12', 'gain=5'),
    US_G.replace('radio.1.freq=2437', 'radio.1.freq=0'),
    US_G.replace('radio.countrycode=840', ''),
    'radio.countrycode=840\nradio.1.freq=2437',
  ])('output power is what the device gives elsewhere, and while a part is not known: %j', text => {
    expect(limit(text, device)).toBe(30);
  });
});

describe('the power rule of the G band with an automatic frequency', () => {
  const power = settingById('radio.outputPower');
  const row = (control: number) => ({ control, center: control, bw: 20, ch: 1, dfs: false, maxEirp: 40 });
  const AUTO = entriesOf('radio.countrycode=840\nradio.1.freq=0\nradio.1.chanbw=20\nradio.1.antenna.gain=12');
  const limit = (board: SettingsBoard, channels?: readonly ReturnType<typeof row>[]) =>
    power.range?.(settingsContext(AUTO, board, channels === undefined ? {} : { channels }), [])?.max;
  const device: SettingsBoard = { outputPowerDbm: { min: -4, max: 30 } };

  it('holds where every channel that the radio may select is in that band', () => {
    const gChannels = fc.array(fc.integer({ min: 2412, max: 2472 }).map(row), { minLength: 1 });
    fc.assert(
      fc.property(gChannels, channels => {
        expect(limit(device, channels)).toBe(28);
      }),
    );
    expect(limit({ ...device, band: 'G' })).toBe(28);
  });

  it('the power rule of the G band with an automatic frequency does not hold where the radio may select a channel of another band', () => {
    expect(limit(device, [row(2437), row(5180)])).toBe(30);
    expect(limit({ ...device, band: 'A' })).toBe(30);
    expect(limit(device)).toBe(30);
  });
});

describe('distance (§5 and §9)', () => {
  const distance = settingById('radio.distance');
  const timeout = settingById('radio.ackTimeout');
  const remark = (value: string, text: string) => remarkOn(distance, value, context(text));
  const byHand = 'radio.1.ack.auto=disabled\nradio.1.chanbw=';

  it('distance is remarked on, not refused, where acknowledgements come too late for the width', () => {
    expect(remark('20000', `${byHand}40`)?.values).toMatchObject({ width: 40, limit: 22.5 });
    expect(checkSetting(distance, '20000', context(`${byHand}40`))).toBeUndefined();
    expect(remark('19000', `${byHand}40`)).toBeUndefined();
    expect(remark('20000', `${byHand}40\nradio.1.pollingnoack=1`)).toBeUndefined();
    expect(remark('20000', 'radio.1.ack.auto=enabled\nradio.1.chanbw=40')).toBeUndefined();
  });

  it.each([`${byHand}0`, `${byHand}-1`, byHand, 'radio.1.ack.auto=enabled\nradio.1.chanbw=40'])(
    'distance is not remarked on with an automatic width or a measured distance: %j',
    text => {
      expect(remark('100000', text)).toBeUndefined();
    },
  );

  it('ends at the limit of the board, and so does the wait', () => {
    const known = context('radio.1.ack.auto=disabled', { distanceLimitMetres: 15_000 });
    expect([distance.range?.(known, []), timeout.range?.(known, [])]).toEqual([
      { min: 300, max: 15_000 },
      { min: 31, max: 131 },
    ]);
    expect(timeout.rule('132', known, [])).toBeDefined();
    expect(timeout.rule('5000', context(''), [])).toBeUndefined();
  });

  describe('the wait for an acknowledgement by hand', () => {
    const unlimited = context('radio.1.ack.auto=disabled', {});

    it.each(['31', '186'])(
      'the wait for an acknowledgement by hand may be %s µs on a board without a distance limit',
      value => {
        expect(checkSetting(timeout, value, unlimited)).toBeUndefined();
      },
    );

    it.each(['30', '187', '188', '5000'])(
      'the wait for an acknowledgement by hand may not be %s µs on a board without a distance limit',
      value => {
        expect(checkSetting(timeout, value, unlimited)?.values).toEqual({ min: 31, max: 186 });
      },
    );

    it('the wait for an acknowledgement by hand is the business of the device while it measures', () => {
      expect(checkSetting(timeout, '25', context('radio.1.ack.auto=enabled', {}))).toBeUndefined();
      expect(checkSetting(timeout, '25', context('', {}))).toBeUndefined();
    });
  });

  describe('a distance by hand', () => {
    it('a distance by hand is at least 300 m', () => {
      const known = context('radio.1.ack.auto=disabled', {});
      expect(checkSetting(distance, '299', known)?.values).toEqual({ min: 300, max: 300_000 });
      expect(checkSetting(distance, '300', known)).toBeUndefined();
    });

    it('a distance by hand is the business of the device while it measures', () => {
      expect(checkSetting(distance, '299', context('radio.1.ack.auto=enabled', {}))).toBeUndefined();
    });
  });
});
