import type { StationRow } from '@radiolink/domain/station';
import { MISSING_TEXT } from '@radiolink/domain/units';
import { ForeignText } from '../../components/index.ts';

/** A name that can be seen; undefined where there is none or it is of spaces only. */
export function visibleName(name: string | undefined): string | undefined {
  return name === undefined || name.trim() === '' ? undefined : name;
}

export interface StationNameProps {
  readonly row: StationRow;
  /** In one line, which is cut at its end. */
  readonly cut?: boolean | undefined;
}

/** Display name of a station: its name, else its MAC. */
export function StationName({ row: { station, ends }, cut }: StationNameProps) {
  return (
    <ForeignText cut={cut}>{visibleName(ends.remote?.name) ?? (station.mac || MISSING_TEXT)}</ForeignText>
  );
}
