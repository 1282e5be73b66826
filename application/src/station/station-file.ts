import type { Message } from '@radiolink/domain/errors';
import { worstFirst } from '@radiolink/domain/link';
import {
  namedByRatio,
  ratioOf,
  STATION_COLUMNS,
  type StationColumn,
  stationCsv,
  stationFileName,
  stationJson,
  type StationRow,
} from '@radiolink/domain/station';
import type { TransferFile } from '../files/transfer.ts';
import type { StationNotes } from './station-notes.port.ts';

/** In which form the list is saved. */
export type ExportFormat = 'csv' | 'json';

/** Turns a key or a message into the language of the page. */
export type Words = (message: string | Message) => string;

export interface StationFileParts {
  readonly rows: readonly StationRow[];
  readonly notes: StationNotes;
  readonly format: ExportFormat;
  readonly deviceName: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly words: Words;
}

/** A spreadsheet takes the text for UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The listed stations as a file: every reading whatever columns are shown, the note last. CSV is for people
 * and uses the language of the page; JSON is for programs and does not.
 */
export function stationFile({ rows, notes, format, deviceName, now, words }: StationFileParts): TransferFile {
  const note: StationColumn = {
    id: 'note',
    label: 'Note',
    unit: '',
    read: ({ station }) => notes.get(station.mac),
  };
  const name = stationFileName(deviceName, now, format);
  if (format === 'json') {
    const text = stationJson(rows, [...STATION_COLUMNS, note]);
    return { name, content: new Blob([text], { type: 'application/json' }) };
  }
  const ratio = ratioOf(rows);
  const columns = STATION_COLUMNS.map(column =>
    column.id === 'problem' ? problemIn(words) : namedByRatio(column, ratio),
  );
  const text = stationCsv(rows, [...columns, note], words);
  return { name, content: new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }) };
}

function problemIn(words: Words): StationColumn {
  return {
    id: 'problem',
    label: 'Problem',
    unit: '',
    read: ({ verdict }) => {
      const fact = worstFirst(verdict);
      return fact && words(fact);
    },
  };
}
