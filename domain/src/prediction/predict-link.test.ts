import { describe, expect, it } from 'vitest';
import { ConfigText } from '../configuration/config-text.ts';
import type { RainClimate } from '../fade/rain-statistics.ts';
import { linkEnds } from '../link/link-ends.ts';
import type { LinkEnds } from '../link/link-end.ts';
import { hybridStatus, ptpAccessPointStatus } from '../mothers/index.ts';
import type { PredictedQuantity } from './predicted-end.ts';
import { predictLink } from './predict-link.ts';

const BASE = {
  'radio.1.mode': 'master',
  'radio.1.ptpmode': '1',
  'radio.1.freq': '5785',
  'radio.1.center.1.freq': '5795',
  'radio.1.chanbw': '40',
  'radio.1.txpower': '16',
  'radio.1.antenna.gain': '23',
  'radio.countrycode': '840',
  'radio.1.ackdistance': '600',
  'snmp.community': 'public',
};
const configOf = (edits: Record<string, string> = {}): ConfigText =>
  ConfigText.of(new Map(Object.entries({ ...BASE, ...edits })));

/** A link of 40 MHz without interference: 40 dB over its noise, at the ceiling of a receiver less its noise. */
function ends(local: Partial<LinkEnds['local']> = {}, whole: Partial<LinkEnds> = {}): LinkEnds {
  const link = linkEnds(ptpAccessPointStatus());
  const end = { signalDbm: -65, noiseFloorDbm: -91, cinrDb: 25, rxCapacityKbps: 240_000, txPowerDbm: 16 };
  if (link.remote === undefined) throw new Error('The status has no peer.');
  return {
    ...link,
    centerFrequencyMhz: 5795,
    channelWidthMhz: 40,
    distanceMetres: 3000,
    atpcStatus: 0,
    txAirtimePercent: 20,
    rxAirtimePercent: 10,
    ...whole,
    local: { ...link.local, ...end, ...local },
    remote: { ...link.remote, ...end },
  };
}
const predicted = (edits: Record<string, string>, link: LinkEnds = ends()) =>
  predictLink({ before: configOf(), after: configOf(edits), ends: link });
function figureOf(edits: Record<string, string>, quantity: PredictedQuantity, link?: LinkEnds) {
  return predicted(edits, link)?.figures.find(figure => figure.quantity === quantity);
}
const WIDER = { 'radio.1.chanbw': '80', 'radio.1.center.1.freq': '5815' };

describe('what a change will do to the link', () => {
  it('what a change will do to the link is nothing for a setting without an effect on it', () => {
    expect(predicted({ 'snmp.community': 'other', 'radio.1.ackdistance': '700' })).toBeUndefined();
  });

  it('costs the CINR of a doubled width 3 dB, and carries more all the same', () => {
    const ratio = figureOf(WIDER, 'local-ratio');
    expect(ratio?.expected).toBeCloseTo(22.3, 0);
    const capacity = figureOf(WIDER, 'uplink-capacity');
    expect((capacity?.expected ?? 0) / 240_000).toBeGreaterThan(1.4);
    expect((capacity?.expected ?? 0) / 240_000).toBeLessThan(2);
  });

  it('says why, and leaves rate and capacity to their figures', () => {
    const { reasons = [], figures = [] } = predicted(WIDER) ?? {};
    expect(reasons[0]?.key).toBe('Channel width {width} MHz: noise rises by {change} dB.');
    expect(reasons.filter(({ key }) => /capacity|rate/.test(key))).toEqual([]);
    expect(figures.map(({ quantity }) => quantity)).toContain('downlink-capacity');
  });

  it('takes a dB of power from the signal of the remote end alone', () => {
    const edits = { 'radio.1.txpower': '10' };
    expect(figureOf(edits, 'remote-signal')?.expected).toBe(-71);
    expect(figureOf(edits, 'local-signal')).toBeUndefined();
  });

  it('takes cable loss from both ends', () => {
    const edits = { 'radio.1.cable.loss': '3' };
    expect(figureOf(edits, 'remote-signal')?.expected).toBe(-68);
    expect(figureOf(edits, 'local-signal')?.expected).toBe(-68);
  });

  it('leaves the signal where the remote power is automatic', () => {
    const held = ends({}, { atpcStatus: 2 });
    expect(figureOf({ 'radio.1.cable.loss': '8' }, 'local-signal', held)?.expected).toBe(-67);
  });

  it('brings an automatic power near the signal that it aims at, within its limit', () => {
    const aims = {
      'radio.1.atpc.status': 'enabled',
      'radio.1.atpc.threshold': '26',
      'radio.1.txpower': '20',
    };
    expect(figureOf(aims, 'remote-signal')?.expected).toBe(-69);
    expect(figureOf({ ...aims, 'radio.1.atpc.threshold': '60' }, 'remote-signal')?.expected).toBe(-61);
  });

  it('counts interference once: a wider channel does not double it', () => {
    const quiet = figureOf(WIDER, 'local-ratio')?.expected ?? 0;
    const noisy = figureOf(WIDER, 'local-ratio', ends({ cinrDb: 15 }))?.expected ?? 15;
    expect(25 - quiet).toBeGreaterThan(2.4);
    expect(15 - noisy).toBeLessThan(1);
  });

  it.each(['signalDbm', 'cinrDb', 'rxCapacityKbps'] as const)(
    'invents nothing where %s is unknown',
    field => {
      const figures = predicted(WIDER, ends({ [field]: undefined }))?.figures ?? [];
      const left = figures.map(({ quantity }) => quantity);
      const [signal, ratio] = ['local-signal', 'local-ratio'] as const;
      const gone = { signalDbm: [signal, ratio], cinrDb: [ratio], rxCapacityKbps: [] }[field];
      expect(left.filter(quantity => gone.some(each => each === quantity))).toEqual([]);
      expect(left).not.toContain('uplink-capacity');
      expect(left).not.toContain('airtime');
    },
  );

  it('takes more airtime for the traffic of now where the capacity falls', () => {
    const airtime = figureOf({ 'radio.1.chanbw': '20', 'radio.1.center.1.freq': '5785' }, 'airtime');
    expect(airtime?.now).toBe(30);
    expect(airtime?.expected).toBeGreaterThan(40);
  });

  it('says nothing of the airtime where the airtime of now is beyond what a device measures', () => {
    for (const share of ['txAirtimePercent', 'rxAirtimePercent'])
      for (const percent of [-1, 1e18]) {
        const link = ends({}, { [share]: percent });
        expect(figureOf({ 'radio.1.chanbw': '20' }, 'airtime', link)).toBeUndefined();
      }
  });

  it('expects no link where the remote end does not follow', () => {
    const prediction = predicted({ 'radio.1.mode': 'managed' });
    expect(prediction).toMatchObject({ link: 'waits', figures: [], reasons: [] });
  });

  it('says of another width on a station that its effect depends on the access point', () => {
    const station = { 'radio.1.mode': 'managed' };
    const prediction = predictLink({
      before: configOf(station),
      after: configOf({ ...station, ...WIDER }),
      ends: ends({ role: 'station' }),
    });
    expect(prediction).toMatchObject({ link: 'waits', figures: [] });
    expect(prediction?.reasons.map(({ key }) => key)).toEqual([
      'The effect of the channel width cannot be predicted: it depends on the access point.',
    ]);
  });

  it('says of another width that its effect cannot be predicted where signal and noise are unknown', () => {
    const keysOf = (link: LinkEnds) => predicted(WIDER, link)?.reasons.map(({ key }) => key) ?? [];
    const unmeasured = { ...ends({ signalDbm: undefined, cinrDb: undefined }), remote: undefined };
    expect(keysOf(unmeasured).filter(key => key.includes('cannot be predicted'))).toHaveLength(1);
    expect(keysOf(ends()).filter(key => key.includes('cannot be predicted'))).toEqual([]);
  });

  it('what a change will do to the link does not guess the channel that the radio will select', () => {
    const prediction = predicted({ 'radio.1.freq': '0', 'radio.1.center.1.freq': '0' });
    expect(prediction?.figures).toEqual([]);
    expect(prediction?.reasons).toHaveLength(1);
  });

  it('cuts the power to what the channel permits', () => {
    const row = { control: 5785, center: 5815, bw: 80, ch: 157, dfs: false, maxEirp: 36 };
    const prediction = predictLink({
      before: configOf(),
      after: configOf(WIDER),
      ends: ends(),
      channels: [row],
    });
    const signal = prediction?.figures.find(({ quantity }) => quantity === 'remote-signal');
    expect(signal?.expected).toBeCloseTo(-68, 0);
    expect(prediction?.reasons.map(({ values }) => values?.['power'])).toContain(13);
  });

  it('warns of a width whose acknowledgements do not reach the remote end', () => {
    const far = ends({}, { distanceMetres: 21_000 });
    const keys = predicted(WIDER, far)?.reasons.map(({ key }) => key) ?? [];
    expect(keys.some(key => key.includes('ACK'))).toBe(true);
  });

  it('follows the signal and the air at 60 GHz', () => {
    const sixty = (txpower: string, freq = '66960'): ConfigText =>
      ConfigText.of(
        new Map([
          ['radio.0.mode', 'ap-ptp'],
          ['radio.0.freq', freq],
          ['radio.0.chanbw', '2160'],
          ['radio.0.txpower', txpower],
        ]),
      );
    const link = ends(
      { signalDbm: -50, cinrDb: 28 },
      { band: '60', centerFrequencyMhz: 66_960, channelWidthMhz: 2160, distanceMetres: 1000 },
    );
    const of = (after: ConfigText, quantity: PredictedQuantity): number | undefined =>
      predictLink({ before: sixty('6'), after, ends: link })?.figures.find(each => each.quantity === quantity)
        ?.expected;
    expect(of(sixty('6', '60480'), 'local-signal')).toBeLessThan(-62);
    expect(of(sixty('0'), 'remote-signal')).toBe(-81);
  });
});

describe('the fade margin after a change', () => {
  const link = linkEnds(hybridStatus());
  if (link.remote === undefined) throw new Error('The status has no peer.');
  const sixty: LinkEnds = {
    ...link,
    distanceMetres: 1000,
    local: { ...link.local, signalDbm: -52, txPowerDbm: 4 },
    remote: { ...link.remote, signalDbm: -52 },
  };
  const before = ConfigText.of(new Map([['radio.0.txpower', '4']]));
  const after = ConfigText.of(new Map([['radio.0.txpower', '1']]));
  const figures = (climate?: RainClimate) =>
    predictLink({ before, after, ends: sixty, climate })?.figures ?? [];

  it('the fade margin after a change is that of the end which fails first', () => {
    expect(figures().find(({ quantity }) => quantity === 'fade-margin')).toMatchObject({
      now: 20,
      expected: 17,
    });
  });

  it('costs hours of a year where a climate was chosen, and says none without', () => {
    const outage = figures({ zone: 'K' }).find(({ quantity }) => quantity === 'rain-outage');
    expect(outage?.expected).toBeGreaterThan(outage?.now ?? Number.NaN);
    expect(outage?.low).toBeLessThan(outage?.expected ?? Number.NaN);
    expect(outage?.high).toBeGreaterThan(outage?.expected ?? Number.NaN);
    expect(figures().some(({ quantity }) => quantity === 'rain-outage')).toBe(false);
  });

  it('falls with the most power of an automatic one, though the signal stays', () => {
    const automatic = (most: string) =>
      configOf({ 'radio.1.atpc.status': 'enabled', 'radio.1.atpc.threshold': '29', 'radio.1.txpower': most });
    // The local end receives so much that the remote one decides.
    const trimmed = ends({ signalDbm: -45, cinrDb: 33 }, { atpcStatus: 2 });
    const found = predictLink({ before: automatic('24'), after: automatic('18'), ends: trimmed })?.figures;
    expect(found?.some(({ quantity }) => quantity === 'remote-signal')).toBe(false);
    const margin = found?.find(({ quantity }) => quantity === 'fade-margin');
    expect((margin?.now ?? 0) - (margin?.expected ?? 0)).toBeCloseTo(6, 1);
  });

  it('falls with the power of 5 GHz too, without rain', () => {
    const found = predicted({ 'radio.1.txpower': '10' })?.figures ?? [];
    const margin = found.find(({ quantity }) => quantity === 'fade-margin');
    expect((margin?.now ?? 0) - (margin?.expected ?? 0)).toBeCloseTo(6, 0);
  });
});
