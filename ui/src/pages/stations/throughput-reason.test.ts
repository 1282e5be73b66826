import { ptmpAccessPointStatus, remoteStatus, station } from '@radiolink/domain/mothers';
import { stationRows } from '@radiolink/domain/station';
import { trafficFigure } from '@radiolink/domain/units';
import { describe, expect, it } from 'vitest';
import type { Text } from '../../i18n/use-text.ts';
import { throughputReason } from './station-tone.ts';

const text = ((key: string, values: Readonly<Record<string, string>> = {}) =>
  key.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')) as Text;
const figures = { traffic: (bytes: number | undefined) => trafficFigure(bytes, 'en') };

function rowOf(mode: string | undefined) {
  const peer = station({
    remote: remoteStatus({ mode }),
    traffic: { txBytes: 1_500_000, rxBytes: 12_000_000 },
  });
  return stationRows(ptmpAccessPointStatus(1, { wireless: { stations: [peer] } }))[0]!;
}

describe('the reason for a missing throughput', () => {
  it.each(['unknown', undefined])(
    'the reason for a missing throughput is the unknown mode of the remote end (%s), with what this device counted',
    mode => {
      expect(throughputReason(rowOf(mode), text, figures)).toMatch(
        /wireless mode.*transmitted 1\.5\u202FMB and received 12\.0\u202FMB on this link/,
      );
    },
  );

  it.each(['sta-ptmp', 'ap-ptp'])('the reason for a missing throughput is the general one for %s', mode => {
    expect(throughputReason(rowOf(mode), text, figures)).toBeUndefined();
  });
});
