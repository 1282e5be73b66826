import { hybridStatus, ptmpAccessPointStatus, station, station60 } from '@radiolink/domain/mothers';
import { stationRows } from '@radiolink/domain/station';
import { describe, expect, it } from 'vitest';
import { stationExtremes } from './station-extremes.ts';

const good = (mac: string) =>
  station({ mac, downlink: { linkScore: 100 }, uplink: { linkScore: 100 }, chainSignalsDbm: [-53, -53] });
const lame = (mac: string) => station({ mac, chainSignalsDbm: [-50, -58] });

const extremesOf = (...stations: ReturnType<typeof station>[]) =>
  stationExtremes(stationRows(ptmpAccessPointStatus(0, { wireless: { stations } })));

describe('the extremes of the stations', () => {
  it('name five of the worst at most, and count all', () => {
    const { worst, listed } = extremesOf(...'ABCDEFGH'.split('').map(lame));
    expect([worst.length, listed]).toEqual([5, 8]);
  });

  it('count the stations that are connected over the backup alone', () => {
    const stations = [station60({ mac: 'A', linked60: false, activeLink: '5' }), station60({ mac: 'B' })];
    const rows = stationRows(hybridStatus({ wireless: { stations } }));
    expect(stationExtremes(rows).onBackup).toBe(1);
  });

  it('name no station as worst and as best', () => {
    const { worst, best } = extremesOf(lame('A'), good('B'), lame('C'));
    expect(worst.map(({ key }) => key)).toEqual(['A', 'C']);
    expect(best.map(({ key }) => key)).toEqual(['B']);
  });
});
