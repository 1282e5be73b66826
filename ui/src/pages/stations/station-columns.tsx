import {
  type ListSort,
  tableColumn,
  type TableColumn,
  type TableColumnId,
} from '@radiolink/application/station/list-choices';
import type { ListedStation } from '@radiolink/application/station/station-list';
import type { StationNotes } from '@radiolink/application/station/station.port';
import { fadeMargin } from '@radiolink/domain/fade';
import { rateText } from '@radiolink/domain/link';
import { type DistanceUnit, MISSING_TEXT } from '@radiolink/domain/units';
import type { ReactNode } from 'react';
import { Figure, ForeignText } from '../../components/index.ts';
import type { VirtualColumn } from '../../components/long-list/virtual-table.tsx';
import type { Figures } from '../../i18n/use-figures.ts';
import type { Text } from '../../i18n/use-text.ts';
import { ethernetLabel } from '../dashboard/ethernet-labels.ts';
import { FigurePair, LinkCell, SignalCell, StationName } from './station-cells.tsx';
import { throughputReason } from './station-tone.ts';

/** Props of the cells. */
export interface CellContext {
  readonly t: Text;
  readonly figures: Figures;
  readonly notes: StationNotes;
  /** The unit of the distances: one for the column. */
  readonly distanceUnit: DistanceUnit | undefined;
  /** What the ratio of the listed stations is called. */
  readonly ratio: 'CINR' | 'SNR';
}

interface Look {
  /** Pixels: all usual columns together fit beside the narrow navigation at 1024, 918 px. */
  readonly width: number;
  /** Takes twice its part of the room that is left. */
  readonly takesRest?: boolean;
  readonly numeric?: boolean;
  readonly cell: (row: ListedStation, context: CellContext) => ReactNode;
}

const NUMBER = 96;

const missing = (text: string | undefined): ReactNode =>
  text === undefined || text === '' ? <Figure of={undefined} /> : <ForeignText>{text}</ForeignText>;

/** Layout of each column. */
const LOOKS: Readonly<Record<TableColumnId, Look>> = {
  name: {
    width: 124,
    cell: row => <StationName row={row} cut />,
  },
  link: { width: 148, takesRest: true, cell: (row, { t }) => <LinkCell row={row} t={t} /> },
  signal: {
    width: 136,
    takesRest: true,
    numeric: true,
    cell: (row, { figures }) => <SignalCell row={row} figures={figures} />,
  },
  cinr: {
    width: 60,
    numeric: true,
    cell: ({ ends }, { figures }) => <Figure of={figures.decibel(ends.local.cinrDb)} />,
  },
  throughput: {
    width: 104,
    numeric: true,
    cell: (row, { t, figures }) => (
      <FigurePair
        one={figures.columnSpeed(row.ends.downlink.throughputKbps)}
        other={figures.columnSpeed(row.ends.uplink.throughputKbps)}
        reason={throughputReason(row, t, figures)}
      />
    ),
  },
  capacity: {
    width: 92,
    numeric: true,
    cell: ({ ends }, { figures }) => (
      <FigurePair
        one={figures.columnSpeed(ends.downlink.capacityKbps)}
        other={figures.columnSpeed(ends.uplink.capacityKbps)}
      />
    ),
  },
  airtime: {
    width: 72,
    numeric: true,
    cell: ({ ends }, { figures }) => <Figure of={figures.percent(ends.airtimePercent, 1)} />,
  },
  latency: {
    width: NUMBER,
    numeric: true,
    cell: ({ station }, { figures }) => <Figure of={figures.wholeLatency(station.txLatencyMs)} />,
  },
  fade: {
    width: NUMBER,
    numeric: true,
    cell: ({ ends }, { figures }) => <Figure of={figures.decibel(fadeMargin(ends)?.linkDb)} />,
  },
  distance: {
    width: 90,
    numeric: true,
    cell: ({ ends }, { t, figures, distanceUnit }) => {
      const distance = figures.distance(ends.distanceMetres, distanceUnit);
      if (distance !== undefined) return <Figure of={distance} />;
      return (
        <Figure
          of={undefined}
          reason={t('Not measured: the link is too short, or the device reports no distance.')}
        />
      );
    },
  },
  uptime: {
    width: 92,
    numeric: true,
    cell: ({ ends }, { figures }) => <Figure of={figures.duration(ends.linkUptimeSeconds)} />,
  },
  rates: {
    width: 132,
    numeric: true,
    cell: ({ ends }) => (
      <FigurePair
        one={{ value: rateText(ends.local.rxRate) ?? MISSING_TEXT, unit: '' }}
        other={{ value: rateText(ends.local.txRate) ?? MISSING_TEXT, unit: '' }}
      />
    ),
  },
  noise: {
    width: 112,
    numeric: true,
    cell: ({ ends }, { figures }) => <Figure of={figures.dbm(ends.local.noiseFloorDbm)} />,
  },
  ethernet: {
    width: 120,
    cell: ({ ends }, { t }) => {
      const [port] = ends.remote?.ethernet ?? [];
      return missing(port && ethernetLabel(port, t));
    },
  },
  ip: { width: 128, cell: ({ station, ends }) => missing(ends.remote?.ip ?? station.lastIp) },
  mac: { width: 148, cell: ({ station }) => missing(station.mac) },
  model: { width: 176, cell: ({ ends }) => missing(ends.remote?.model) },
  firmware: { width: 200, cell: ({ ends }) => missing(ends.remote?.firmware) },
  note: { width: 220, cell: ({ station }, { notes }) => missing(notes.get(station.mac)) },
};

/** The chosen columns as the table draws them. */
export function stationColumns(
  chosen: readonly TableColumnId[],
  sort: ListSort,
  context: CellContext,
): readonly VirtualColumn<ListedStation>[] {
  return chosen.map(id => {
    const { width, takesRest = false, cell, numeric = false } = LOOKS[id];
    const { label, sortBy }: TableColumn = tableColumn(id);
    const sorted = sort.by === id ? sort.direction : ('none' as const);
    return {
      id,
      header: context.t(id === 'cinr' ? context.ratio : label),
      width,
      grows: takesRest ? 2 * width : width,
      numeric,
      cell: row => cell(row, context),
      sorted: sortBy === undefined ? undefined : sorted,
    };
  });
}
