import { ptmpAccessPointStatus, station } from '@radiolink/domain/mothers';
import type { Station } from '@radiolink/domain/station';
import { describe, expect, it } from 'vitest';
import { stationRows, worstStations } from './station-row.ts';

/** A station whose link does all that is expected of it, but for what is given. */
const peer = (mac: string, over: Partial<Station> = {}): Station =>
  station({
    mac,
    downlink: { linkScore: 100 },
    uplink: { linkScore: 100 },
    signalDbm: -50,
    chainSignalsDbm: [-53, -53],
    ...over,
  });

const rowsOf = (...stations: readonly Station[]) =>
  stationRows(ptmpAccessPointStatus(0, { wireless: { stations } }));

describe('station rows', () => {
  it('are one for each station, in the order of the device', () => {
    expect(rowsOf(peer('B'), peer('A')).map(({ mac }) => mac)).toEqual(['B', 'A']);
  });

  it('have keys of their own where stations have no MAC', () => {
    expect(rowsOf(peer(''), peer('A'), peer('')).map(({ key }) => key)).toEqual([
      'no-mac-1',
      'A',
      'no-mac-2',
    ]);
  });

  it('carry the most telling fault of the link', () => {
    const [row] = rowsOf(peer('A', { chainSignalsDbm: [-50, -58] }));
    expect(row?.reason).toMatchObject({ kind: 'chain-imbalance', side: 'local', severity: 'danger' });
  });
});

describe('the worst stations', () => {
  it('leave out a station that does what is expected', () => {
    const good = rowsOf(peer('A'));
    expect(worstStations(good.map(row => ({ ...row, reason: undefined })))).toEqual([]);
  });

  it('begin with danger, then the lower score', () => {
    const rows = rowsOf(
      peer('A', { chainSignalsDbm: [-50, -54], downlink: { linkScore: 40 }, uplink: { linkScore: 40 } }),
      peer('B', { chainSignalsDbm: [-50, -58] }),
      peer('C', { chainSignalsDbm: [-50, -54] }),
    );
    expect(worstStations(rows).map(({ mac }) => mac)).toEqual(['B', 'A', 'C']);
  });

  it('are five at most', () => {
    const rows = rowsOf(...'ABCDEFGH'.split('').map(mac => peer(mac, { chainSignalsDbm: [-50, -58] })));
    expect(worstStations(rows)).toHaveLength(5);
  });
});
