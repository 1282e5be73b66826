import { describe, expect, it } from 'vitest';
import type { ChannelRow } from '../../radio/regulatory-domain.ts';
import { entriesOf } from '../configuration.mother.ts';
import { checkSetting, validateConfiguration } from '../validate-configuration.ts';
import { settingById } from '../find-setting.ts';
import { type ChannelFacts, settingsContext } from '../settings-context.ts';

const width = settingById('radio.channelWidth');
const board = { channelWidthsMhz: [5, 10, 20, 40, 80] };
const rows = (...widths: readonly number[]): readonly ChannelRow[] =>
  widths.map(bw => ({ control: 5500, center: 5500, bw, ch: 100, dfs: false, maxEirp: 30 }));
const offered = (text: string, facts?: ChannelFacts) =>
  width.choices?.(settingsContext(entriesOf(text), board, facts), []).map(({ value }) => value);

describe('channel width choices, §5', () => {
  it('channel width choices are multiples of 10, none above 40 unless allowed', () => {
    expect(offered('')).toEqual(['0', '-1', '10', '20', '40']);
    expect(offered('', { allowAbove40: true })).toEqual(['0', '-1', '10', '20', '40', '80']);
  });

  it('channel width choices have channels when these are known', () => {
    expect(offered('', { channels: rows(20, 80), allowAbove40: true })).toEqual(['0', '-1', '20', '80']);
    expect(offered('', { channels: [] })).toEqual(['0', '-1']);
  });

  it('keep the width in use, unless it has no channels', () => {
    expect(offered('radio.1.chanbw=80')).toContain('80');
    expect(offered('radio.1.chanbw=5')).toContain('5');
    expect(offered('radio.1.chanbw=80', { channels: rows(20) })).not.toContain('80');
    expect(offered('radio.1.chanbw=30')).not.toContain('30');
  });

  it('channel width choices of a station leave the automatic choice of an access point out', () => {
    expect(offered('radio.1.mode=managed')).toEqual(['0', '10', '20', '40']);
    expect(offered('radio.1.mode=managed\nradio.1.chanbw=-1')).toContain('-1');
  });

  it('channel width choices are automatic only where the radio has a width for it', () => {
    expect(width.choices?.(settingsContext(new Map(), { channelWidthsMhz: [10] }), [])).toEqual([
      { value: '10', label: '10 MHz' },
    ]);
  });
});

describe('the rule of the channel width', () => {
  const contexts = [undefined, board].flatMap(known =>
    [undefined, rows(20, 80)].flatMap(channels =>
      ['', 'radio.1.mode=managed', 'radio.1.chanbw=25', 'radio.1.chanbw=80', 'radio.1.chanbw=-1'].map(text =>
        settingsContext(entriesOf(text), known, channels && { channels }),
      ),
    ),
  );

  it.each(contexts)('takes exactly the widths on offer', context => {
    const choices = width.choices?.(context, []).map(({ value }) => value) ?? [];
    const values = Array.from({ length: 204 }, (_, place) => String(place - 2));
    expect(values.filter(value => width.rule(value, context, []) === undefined).toSorted()).toEqual(
      choices.toSorted(),
    );
  });

  it('believes an unknown radio the width it holds, and no width that none can have', () => {
    const held = (value: string) =>
      width.rule(value, settingsContext(new Map([['radio.1.chanbw', value]])), [])?.key;
    expect(['25', '160', '200'].map(held)).toEqual([undefined, undefined, undefined]);
    expect(['201', '2160', 'wide', '020', '-2'].map(held)).toEqual(
      Array.from({ length: 5 }, () => 'Select one of: {choices}.'),
    );
  });

  it('lets a known board limit what it holds', () => {
    const context = settingsContext(entriesOf('radio.1.chanbw=25'), board);
    expect(width.rule('25', context, [])?.key).toBe('Select one of: {choices}.');
  });
});

describe('a configuration', () => {
  it.each(['-1', '0', '80', '5'])('a configuration may hold the width %s of its board', value => {
    const entries = entriesOf(`radio.1.chanbw=${value}`);
    expect(validateConfiguration(entries, settingsContext(entries, board))).toEqual([]);
    expect(validateConfiguration(entries)).toEqual([]);
  });
});

describe('the default width of the key', () => {
  it.each(['master', 'managed', ''])(
    'the default width of the key is accepted in the role %j, and with a board of odd widths',
    role => {
      const values = new Map([
        ['radio.1.mode', role],
        ['radio.1.chanbw', '40'],
      ]);
      const judged = settingsContext(values, { channelWidthsMhz: [10, 40] });
      expect(checkSetting(settingById('radio.channelWidth'), '0', judged, [])).toBeUndefined();
    },
  );
});
