import type { StationRow } from '@radiolink/domain/station';
import { MISSING_TEXT } from '@radiolink/domain/units';
import { ForeignText } from '../../components/index.ts';

/** What a station is called: its name, else its MAC. */
export function StationName({ row: { station, ends } }: { readonly row: StationRow }) {
  return <ForeignText>{ends.remote?.name || station.mac || MISSING_TEXT}</ForeignText>;
}
