import type { StationRow } from '@radiolink/domain/station';
import { MISSING_TEXT } from '@radiolink/domain/units';
import { ForeignText } from '../../components/index.ts';

/** A name that can be seen; undefined where there is none or it is of spaces only. */
export function visibleName(name: string | undefined): string | undefined {
  return name === undefined || name.trim() === '' ? undefined : name;
}

/** Display name of a station: its name, else its MAC. */
export function StationName({ row: { station, ends } }: { readonly row: StationRow }) {
  return <ForeignText>{visibleName(ends.remote?.name) ?? (station.mac || MISSING_TEXT)}</ForeignText>;
}
