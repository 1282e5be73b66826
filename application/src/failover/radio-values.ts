import { linkEnds, LinkState, radioBands, radioLinks } from '@radiolink/domain/link';
import { isOnBackup, type StationRow } from '@radiolink/domain/station';
import type { DeviceStatus } from '@radiolink/domain/status';
import { dashboardKind } from '../status/dashboard-view.ts';

/** Both radios of a device, the main one first. */
export const RADIO_SERIES = ['sixty', 'five'] as const;
export type RadioSeries = (typeof RADIO_SERIES)[number];

/** Both radios at one moment: of one link the signals received here, of a sector the stations that each carries. */
export interface BothRadios {
  readonly unit: 'dbm' | 'stations';
  readonly values: Readonly<Record<RadioSeries, number | undefined>>;
}

/** What the values of both radios count; null on a device that has one. */
export function unitOfBoth(status: DeviceStatus): BothRadios['unit'] | null {
  if (radioBands(status).length < 2) return null;
  return dashboardKind(status) === 'access-point' ? 'stations' : 'dbm';
}

/** Both radios as one status has them, and the rows of its stations; undefined on a device that has one. */
export function bothRadios(
  status: DeviceStatus,
  rows: readonly Pick<StationRow, 'radios'>[],
): BothRadios | undefined {
  const unit = unitOfBoth(status);
  if (unit === null) return undefined;
  if (unit === 'stations') {
    const five = rows.filter(isOnBackup).length;
    return { unit, values: { sixty: rows.length - five, five } };
  }
  const up = new Set(
    radioLinks(status).flatMap(({ band, state }) => (state === LinkState.Connected ? [band] : [])),
  );
  const signal = (band: '60' | '5') =>
    up.has(band) ? (linkEnds(status, undefined, band).local.signalDbm ?? undefined) : undefined;
  return { unit, values: { sixty: signal('60'), five: signal('5') } };
}
