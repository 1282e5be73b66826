import { mapStatus } from './status.mapper.ts';

/** A status of any shape as it is mapped, and its first station. */
export function map(json: unknown) {
  const status = mapStatus(json as never);
  return { status, station: status.wireless.stations[0] };
}
