import { describe, expect, it } from 'vitest';
import type { FaultPlan } from './faults/faults.ts';
import { radioSettings } from './configuration/radio-settings.ts';
import { aNetworkedRadio, anEntry, type Lines } from './network/networked.mother.ts';
import { refusedStations } from './refused-stations.ts';

const CHANNEL = { controlMhz: 5500, centerMhz: 5510, widthMhz: 40 };
const MACS = ['24:A4:3C:00:00:01', '24:A4:3C:00:00:02', '24:A4:3C:00:00:03'];
const ACCESS_POINT = { 'radio.1.mode': 'master', 'radio.1.freq': '5500' };
const STATION = { 'radio.1.mode': 'managed' };

type Admitting = Parameters<typeof refusedStations>[0];

/** Places of the three stations that stay away from a radio of these lines. */
function refused(lines: Lines, faultPlan: FaultPlan = {}): readonly number[] {
  const radio = aNetworkedRadio(lines, faultPlan);
  return refusedStations({
    ...radio,
    settings: radioSettings(radio.configuration.running, CHANNEL),
    stations: MACS.map(mac => ({ identity: { mac } })),
  } as unknown as Admitting);
}

/** An access list of these entries. */
const listed = (policy: string, ...entries: readonly Lines[]): Lines =>
  Object.assign(
    { ...ACCESS_POINT, 'wireless.1.mac_acl.status': 'enabled', 'wireless.1.mac_acl.policy': policy },
    ...entries.map((entry, place) => anEntry(`wireless.1.mac_acl.${place + 1}`, entry)),
  ) as Lines;

describe('an access point', () => {
  it('takes every station without an access list', () => {
    expect(refused(ACCESS_POINT)).toEqual([]);
  });

  it('takes no others than those of a list that allows', () => {
    expect(refused(listed('allow', { mac: MACS[1]! }))).toEqual([0, 2]);
  });

  it('takes all but those of a list that denies', () => {
    expect(refused(listed('deny', { mac: MACS[1]! }))).toEqual([1]);
  });

  it('takes nobody by an empty list that allows, and everybody by one that denies', () => {
    expect([refused(listed('allow')), refused(listed('deny'))]).toEqual([[0, 1, 2], []]);
  });

  it.each(['24-a4-3c-00-00-02', '24a43c000002', '24a4.3c00.0002'])('knows a MAC as %s', mac => {
    expect(refused(listed('deny', { mac }))).toEqual([1]);
  });

  it('an access point does not count an entry that is off, nor a list that is', () => {
    const off = { mac: MACS[1]!, status: 'disabled' };
    expect(refused(listed('deny', off, { mac: MACS[2]! }))).toEqual([2]);
    expect(refused({ ...listed('allow'), 'wireless.1.mac_acl.status': 'disabled' })).toEqual([]);
  });

  it('loses stations that search on another frequency alone', () => {
    expect([
      refused(ACCESS_POINT, { scannedMhz: 5180 }),
      refused(ACCESS_POINT, { scannedMhz: 5500 }),
    ]).toEqual([[0, 1, 2], []]);
  });
});

describe('a station', () => {
  it('takes the access point that it is bound to, and no other', () => {
    expect(refused({ ...STATION, 'wireless.1.ap': '24a43c000003' })).toEqual([0, 1]);
    expect(refused({ ...STATION, 'wireless.1.ap': '' })).toEqual([]);
  });

  it('a station has no access list and is searched by nobody', () => {
    const lines = { ...listed('allow'), ...STATION };
    expect(refused(lines, { scannedMhz: 5180 })).toEqual([]);
  });

  it('binds no access point that is one itself', () => {
    expect(refused({ ...ACCESS_POINT, 'wireless.1.ap': MACS[0]! })).toEqual([]);
  });
});
