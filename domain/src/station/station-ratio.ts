import type { LinkEnd } from '../link/link-end.ts';
import type { StationRow } from './station-row.ts';
import type { StationColumn } from './station-table.ts';

/** What the ratio of a list of stations is called: SNR where each of them is linked over 60 GHz. */
export function ratioOf(rows: readonly StationRow[]): LinkEnd['ratio'] {
  return rows.length > 0 && rows.every(({ ends }) => ends.local.ratio === 'SNR') ? 'SNR' : 'CINR';
}

const SNR_LABELS: Readonly<Partial<Record<string, string>>> = {
  localCinr: 'Local SNR',
  remoteCinr: 'Remote SNR',
};

/** A column under the name of the ratio of its list. */
export function namedByRatio(column: StationColumn, ratio: LinkEnd['ratio']): StationColumn {
  const label = ratio === 'SNR' ? SNR_LABELS[column.id] : undefined;
  return label === undefined ? column : { ...column, label };
}
