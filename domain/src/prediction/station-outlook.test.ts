import { describe, expect, it } from 'vitest';
import { ConfigText } from '../configuration/config-text.ts';
import { ptpAccessPointStatus } from '../mothers/index.ts';
import { stationRows, type StationRow } from '../station/index.ts';
import { stationOutlook } from './station-outlook.ts';

const BASE =
  'radio.1.mode=master\nradio.1.ptpmode=0\nradio.1.freq=5785\nradio.1.center.1.freq=5795\nradio.1.chanbw=40\nradio.1.txpower=16\n';
const [ROW] = stationRows(ptpAccessPointStatus());

/** A station whose signal at both ends is as strong, over a quiet channel. */
function station(hostname: string, signalDbm: number): StationRow {
  if (ROW?.ends.remote === undefined || ROW.station.remote === undefined) throw new Error('No peer.');
  const end = {
    signalDbm,
    noiseFloorDbm: -91,
    cinrDb: Math.min(33, signalDbm + 91),
    rxCapacityKbps: 100_000,
    txPowerDbm: 16,
  };
  return {
    ...ROW,
    station: { ...ROW.station, remote: { ...ROW.station.remote, hostname } },
    ends: {
      ...ROW.ends,
      channelWidthMhz: 40,
      centerFrequencyMhz: 5795,
      atpcStatus: 0,
      local: { ...ROW.ends.local, ...end },
      remote: { ...ROW.ends.remote, ...end },
    },
  };
}
const outlook = (after: string) =>
  stationOutlook({ before: ConfigText.parse(BASE), after: ConfigText.parse(after) }, [
    station('near', -45),
    station('middle', -68),
    station('far', -76),
  ]);

describe('what becomes of the stations of an access point', () => {
  it('names those that get worse and those that are lost', () => {
    const result = outlook(BASE.replace('txpower=16', 'txpower=12'));
    expect(result).toEqual({ better: [], worse: ['middle'], lost: ['far'], others: 1 });
  });

  it('names those that get better', () => {
    expect(outlook(BASE.replace('txpower=16', 'txpower=22'))?.better).toContain('middle');
  });

  it('loses all where their settings no longer match', () => {
    expect(outlook(`${BASE}wireless.1.ssid=other\n`)?.lost).toEqual(['near', 'middle', 'far']);
  });

  it('counts the stations of which nothing is known where the channel width changes', () => {
    const { local, remote, ...ends } = station('mute', -60).ends;
    const mute = { ...local, cinrDb: undefined, rxCapacityKbps: undefined };
    const rows = [
      { ...station('mute', -60), ends: { ...ends, local: mute, remote: { ...remote!, ...mute } } },
    ];
    const of = (after: string) =>
      stationOutlook({ before: ConfigText.parse(BASE), after: ConfigText.parse(after) }, rows);
    expect(of(BASE.replace('chanbw=40', 'chanbw=20'))).toEqual({
      better: [],
      worse: [],
      lost: [],
      others: 1,
    });
    expect(of(BASE.replace('freq=5785', 'freq=0'))).toBeUndefined();
  });

  it('says nothing of a change without an effect', () => {
    expect(outlook(`${BASE}snmp.community=other\n`)).toBeUndefined();
  });
});
