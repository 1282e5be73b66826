import { linkEnds, LinkState, radioBands, radioLinks } from '@radiolink/domain/link';
import { isOnBackup, stationLinks } from '@radiolink/domain/station';
import type { DeviceStatus } from '@radiolink/domain/status';
import { dashboardKind } from '../status/dashboard-kind.ts';

/** Both radios of a device, the main one first. */
export const RADIO_SERIES = ['sixty', 'five'] as const;
export type RadioSeries = (typeof RADIO_SERIES)[number];

/** Both radios at one moment: of one link the signals received here, of a sector the stations that each carries. */
export interface BothRadios {
  readonly unit: 'dbm' | 'stations';
  readonly values: Readonly<Record<RadioSeries, number | undefined>>;
}

/** Both radios as one status has them; undefined on a device that has one. */
export function bothRadios(status: DeviceStatus): BothRadios | undefined {
  if (radioBands(status).length < 2) return undefined;
  if (dashboardKind(status) === 'access-point') {
    const rows = stationLinks(status);
    const five = rows.filter(isOnBackup).length;
    return { unit: 'stations', values: { sixty: rows.length - five, five } };
  }
  const up = new Set(
    radioLinks(status).flatMap(({ band, state }) => (state === LinkState.Connected ? [band] : [])),
  );
  const signal = (band: '60' | '5') =>
    up.has(band) ? (linkEnds(status, undefined, band).local.signalDbm ?? undefined) : undefined;
  return { unit: 'dbm', values: { sixty: signal('60'), five: signal('5') } };
}
