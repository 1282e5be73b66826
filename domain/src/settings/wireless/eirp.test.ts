import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigStore, ConfigText } from '../../configuration/index.ts';
import { contextOf, type FaultFacts } from '../settings-context.ts';
import { inEnglish } from '../english.ts';
import { pendingFindings } from '../pending-faults.ts';
import { validateConfiguration } from '../validate-configuration.ts';

const SECTOR = { id: 1, name: 'Built in sector', gainDbi: 17, builtIn: true };
const DISH = { id: 7, name: 'Dish', gainDbi: 25, builtIn: false };
const row = (control: number, maxEirp: number, bw = 20) => ({
  control,
  center: control + (bw - 20) / 2,
  bw,
  ch: (control - 5000) / 5,
  dfs: false,
  maxEirp,
});
const GERMANY: FaultFacts = {
  board: { outputPowerDbm: { min: -4, max: 25 }, channelWidthsMhz: [20, 40, 80], antennas: [SECTOR] },
  channels: [row(5500, 30), row(5520, 30), row(5745, 14), row(5500, 30, 40)],
  countryName: 'Germany',
};
const LINES = {
  'radio.countrycode': '276',
  'radio.1.freq': '5500',
  'radio.1.chanbw': '20',
  'radio.1.antenna.id': '1',
  'radio.1.antenna.gain': '17',
  'radio.1.cable.loss': '0',
  'radio.1.txpower': '13',
};
type Lines = Readonly<Record<string, string>>;
const textOf = (lines: Lines): ConfigText =>
  ConfigText.parse(
    Object.entries(lines)
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
  );
const found = (changes: Lines, facts: FaultFacts = GERMANY) => {
  const values = textOf({ ...LINES, ...changes }).entries();
  return validateConfiguration(values, contextOf(values, facts)).map(
    ({ key, severity, problem }) => `${severity} ${key}: ${inEnglish(problem)}`,
  );
};
const pending = (before: Lines, changes: Lines, facts: FaultFacts = GERMANY) => {
  const edit = ConfigStore.of(textOf({ ...LINES, ...before })).edit(new Map(Object.entries(changes)));
  if (!edit.ok) throw new Error(edit.problem.key);
  return pendingFindings(edit.store, facts);
};
const keysOf = (findings: readonly { readonly key: string }[]) => findings.map(({ key }) => key);

describe('EIRP above the limit of the channel', () => {
  it('EIRP above the limit of the channel is an error with the sum, the limit, the channel and the country', () => {
    expect(found({ 'radio.1.txpower': '25' })).toEqual([
      'error radio.1.txpower: EIRP 42 dBm = 25 dBm + 17 dBi − 0 dB. Germany limit on 5500 MHz: 30 dBm.',
    ]);
    expect(found({})).toEqual([]);
  });

  it('counts the cable', () => {
    expect(found({ 'radio.1.txpower': '14', 'radio.1.cable.loss': '1' })).toEqual([]);
    expect(found({ 'radio.1.txpower': '15', 'radio.1.cable.loss': '1' })).toHaveLength(1);
  });

  it('EIRP above the limit of the channel is judged by the gain of the built-in antenna, and another stored gain is said to be ignored', () => {
    expect(found({ 'radio.1.txpower': '25', 'radio.1.antenna.gain': '0' })).toEqual([
      'note radio.1.antenna.gain: Ignored: the built-in antenna has 17 dBi.',
      'error radio.1.txpower: EIRP 42 dBm = 25 dBm + 17 dBi − 0 dB. Germany limit on 5500 MHz: 30 dBm.',
    ]);
  });

  it('EIRP above the limit of the channel is judged by the stored gain where the antenna is not built in', () => {
    const facts = { ...GERMANY, board: { ...GERMANY.board, antennas: [SECTOR, DISH] } };
    const external = { 'radio.1.antenna.id': '7', 'radio.1.txpower': '13' };
    expect(found({ ...external, 'radio.1.antenna.gain': '25' }, facts)).toHaveLength(1);
    expect(found({ ...external, 'radio.1.antenna.gain': '10' }, facts)).toEqual([]);
  });

  it('EIRP above the limit of the channel that the radio has selected is a remark by the limit of that channel, not by the lowest', () => {
    const on = (frequencyMhz: number, widthMhz?: number): FaultFacts => ({
      ...GERMANY,
      selected: { main: { frequencyMhz, widthMhz } },
    });
    const automatic = { 'radio.1.freq': '0' };
    expect(found(automatic, on(5500, 20))).toEqual([]);
    expect(found(automatic, on(5745, 20))).toEqual([
      'note radio.1.txpower: EIRP 30 dBm = 13 dBm + 17 dBi − 0 dB. Germany limit on the channel in use, 5745 MHz: 14 dBm.',
    ]);
    // Not one that the country or the width leaves to it: the lowest limit holds.
    expect(found(automatic, on(5180))).toEqual(found(automatic));
    // A channel that is set stands for itself.
    expect(found({}, on(5745))).toEqual([]);
  });

  it('EIRP above the limit of the channel of a station is judged where its access point transmits', () => {
    const station = { 'radio.1.mode': 'managed', 'radio.1.ptpmode': '1' };
    const facts = (frequencyMhz: number): FaultFacts => ({
      ...GERMANY,
      selected: { main: { frequencyMhz, widthMhz: 20 } },
    });
    for (const frequency of ['0', '5500'])
      expect(found({ ...station, 'radio.1.freq': frequency }, facts(5745))).toEqual([
        'note radio.1.txpower: EIRP 30 dBm = 13 dBm + 17 dBi − 0 dB. Germany limit on the channel in use, 5745 MHz: 14 dBm.',
      ]);
    expect(found({ ...station, 'radio.1.freq': '5745' }, facts(5500))).toEqual([]);
  });

  it('EIRP above the limit of the channel with an automatic channel is a remark by the lowest limit of those permitted', () => {
    expect(found({ 'radio.1.freq': '0' })).toEqual([
      'note radio.1.txpower: EIRP 30 dBm = 13 dBm + 17 dBi − 0 dB. The radio selects the channel. Lowest Germany limit: 14 dBm on 5745 MHz.',
    ]);
  });

  const lowestNamed = (limits: readonly number[]) => {
    const channels = limits.map((limit, index) => row(5500 + 5 * index, limit));
    const text = found({ 'radio.1.freq': '0', 'radio.1.txpower': '25' }, { ...GERMANY, channels })[0] ?? '';
    return /Lowest Germany limit: (-?\d+) dBm on (\d+) MHz\.$/.exec(text)?.slice(1).map(Number);
  };

  it('names the strictest channel that the radio can use at its lowest power', () => {
    // -4 dBm and the 17 dBi of the built-in antenna: 13 dBm.
    expect(lowestNamed([-6, 12, 13, 14, 30])).toEqual([13, 5510]);
    expect(lowestNamed([30, 23, -6])).toEqual([23, 5505]);
  });

  it('names the best channel where the radio can keep no limit', () => {
    expect(lowestNamed([-6, 4, 12])).toEqual([12, 5510]);
  });

  it('never names a limit below the lowest power while another channel permits more', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -20, max: 41 }), { minLength: 1, maxLength: 20 }), limits => {
        const usable = limits.filter(limit => limit >= 13);
        const expected = usable.length > 0 ? Math.min(...usable) : Math.max(...limits);
        expect(lowestNamed(limits)?.[0]).toBe(expected);
      }),
    );
  });

  it('judges only the channels of a scan list that is on', () => {
    const scan = { 'radio.1.freq': '0', 'radio.1.scan_list.channels': '5500,5520' };
    expect(found({ ...scan, 'radio.1.scan_list.status': 'enabled' })).toEqual([]);
    expect(found({ ...scan, 'radio.1.scan_list.status': 'disabled' })).toHaveLength(1);
  });

  it.each(['511', '1125'])(
    'EIRP above the limit of the channel is not judged by the country in licensed use: %s',
    country => {
      expect(found({ 'radio.countrycode': country, 'radio.1.txpower': '25' })).toEqual([]);
      expect(found({ 'radio.countrycode': country, 'radio.1.txpower': '26' })).toHaveLength(1);
    },
  );
});

describe('EIRP of pending changes', () => {
  const OVER = { 'radio.1.txpower': '25' };

  it.each([
    ['the power', {}, { 'radio.1.txpower': '14' }],
    ['a channel of a lower limit', {}, { 'radio.1.freq': '5745' }],
    ['the power, though lower than before', OVER, { 'radio.1.txpower': '20' }],
    ['the cable loss, which leaves it over', OVER, { 'radio.1.cable.loss': '2' }],
  ])('stops an apply that changes %s', (_, before, changes) => {
    const { faults, remarks } = pending(before, changes);
    expect([keysOf(faults), keysOf(remarks)]).toEqual([['radio.1.txpower'], []]);
  });

  it('EIRP of pending changes that was over before is a remark with the repair', () => {
    const { faults, remarks } = pending(OVER, { 'resolv.host.1.name': 'Ridge' });
    expect(faults).toEqual([]);
    expect(
      remarks.map(({ key, repair }) => [key, repair && inEnglish(repair.label), repair?.changes]),
    ).toEqual([['radio.1.txpower', 'Set transmit power to 13 dBm', new Map([['radio.1.txpower', '13']])]]);
  });
});

describe('a channel that the country does not permit', () => {
  it('a channel that the country does not permit is an error that names the country, and can become automatic', () => {
    expect(found({ 'radio.1.freq': '5900' })).toEqual([
      'error radio.1.freq: Germany: 5900 MHz is not permitted with 20 MHz channel width.',
    ]);
    expect(found({ 'radio.1.freq': '0', 'radio.1.txpower': '-4' })).toEqual([]);
    const { faults } = pending({}, { 'radio.1.freq': '5900' });
    expect(faults.map(({ repair }) => repair?.changes)).toEqual([new Map([['radio.1.freq', '0']])]);
  });

  it('a channel that the country does not permit is judged with the width', () => {
    expect(found({ 'radio.1.freq': '5520', 'radio.1.chanbw': '40' })).toEqual([
      'error radio.1.freq: Germany: 5520 MHz is not permitted with 40 MHz channel width.',
    ]);
    expect(found({ 'radio.1.chanbw': '80' })).toContain(
      'error radio.1.chanbw: Germany: no channel is permitted with 80 MHz channel width.',
    );
  });

  it('a channel that the country does not permit is not judged while the channels of the country are unknown', () => {
    expect(found({ 'radio.1.freq': '5900', 'radio.1.txpower': '25' }, {})).toEqual([]);
  });
});

describe('the stored frequency of a station', () => {
  const STATION = { 'radio.1.mode': 'managed', 'radio.1.txpower': '-4' };
  const CLOSED = 'note radio.1.freq: Germany: no channel is permitted in the band of 5900 MHz.';

  it('the stored frequency of a station is no fault of the country: the station uses the channel of its access point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4910, max: 6100 }), fc.constantFrom('0', '1', ''), (mhz, ptpmode) => {
        const lines = { ...STATION, 'radio.1.ptpmode': ptpmode, 'radio.1.freq': String(mhz) };
        expect(found(lines).filter(text => !text.startsWith('note'))).toEqual([]);
        const { faults } = pending(STATION, { 'radio.1.freq': String(mhz) });
        expect(faults).toEqual([]);
      }),
    );
  });

  it('the stored frequency of a station is remarked on only in a band of which the country permits no channel', () => {
    const facts = { ...GERMANY, channels: [row(5500, 30)] };
    const at = (mhz: string) => found({ ...STATION, 'radio.1.freq': mhz }, facts);
    expect(at('5480')).toEqual([]);
    expect(at('5900')).toEqual([CLOSED]);
    expect(at('0')).toEqual([]);
    expect(found({ ...STATION, 'radio.1.freq': '5900' }, {})).toEqual([]);
  });

  it('leaves the power to be judged by the channels that the access point may use', () => {
    expect(found({ ...STATION, 'radio.1.freq': '5480', 'radio.1.txpower': '25' })).toEqual([
      'note radio.1.txpower: EIRP 42 dBm = 25 dBm + 17 dBi − 0 dB. The radio selects the channel. Lowest Germany limit: 14 dBm on 5745 MHz.',
    ]);
  });
});

describe('the 60 GHz radio', () => {
  const facts: FaultFacts = {
    board: { sixtyOutputPowerDbm: { min: 1, max: 16 }, features: new Set(['sixty-ghz']) },
    domain60: {
      countryCode: 840,
      countryName: 'United States',
      channels: [{ control: 64_800, center: 64_800, bw: 2160, ch: 4, dfs: false, maxEirp: 40 }],
      maxCondPower: 15,
      maxEirp: 40,
      minAntGain: 24,
      maxAntGain: 24,
      freqStart: 57_000,
      freqEnd: 71_000,
    },
  };
  const sixty = (lines: Lines, known = facts) => {
    const values = textOf({
      'radio.0.freq': '64800',
      'radio.0.chanbw': '2160',
      'radio.0.antenna.gain': '24',
      'radio.0.txpower': '15',
      ...lines,
    }).entries();
    return validateConfiguration(values, contextOf(values, known)).map(
      ({ key, severity, problem }) => `${severity} ${key}: ${inEnglish(problem)}`,
    );
  };

  it('takes no gain outside the range of the country', () => {
    expect(sixty({})).toEqual([]);
    expect(sixty({ 'radio.0.antenna.gain': '20' })).toEqual([
      'error radio.0.antenna.gain: The antenna gain must be between 24 and 24 dBi.',
    ]);
  });

  it('keeps to the EIRP and to the power into the antenna', () => {
    expect(sixty({ 'radio.0.txpower': '16' })).toEqual([
      'error radio.0.txpower: Country limit: max. 15 dBm conducted power.',
    ]);
    const wider = { ...facts, domain60: { ...facts.domain60!, maxAntGain: 40 } };
    expect(sixty({ 'radio.0.antenna.gain': '30' }, wider)).toEqual([
      'error radio.0.txpower: EIRP 45 dBm = 15 dBm + 30 dBi − 0 dB. United States limit on 64800 MHz: 40 dBm.',
    ]);
  });

  it('the 60 GHz radio does not refuse the stored channel of a station', () => {
    expect(sixty({ 'radio.0.freq': '58320', 'radio.0.mode': 'sta-ptp' })).toEqual([]);
  });

  it('takes no channel that the country does not permit', () => {
    expect(sixty({ 'radio.0.freq': '58320' })).toEqual([
      'error radio.0.freq: United States: 58320 MHz is not permitted with 2160 MHz channel width.',
    ]);
  });
});
