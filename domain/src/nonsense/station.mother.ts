import { cloudCodeMessage } from '../cloud/index.ts';
import { ConfigText, compareLines, withContext } from '../configuration/index.ts';
import { ptpStationStatus } from '../mothers/index.ts';
import { linkReport } from '../report/index.ts';
import * as station from '../station/index.ts';
import { csvCell } from '../text/index.ts';
import { isValue, NEGATIVE, NO_LEVEL, NOT_AN_AMOUNT, probe, type Probes } from './probe.mother.ts';

const isUnknownWord = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'key' in answer &&
  /unknown|Unknown/.test(String(answer.key));
const ROWS = station.stationRows(ptpStationStatus());
const WITH_PROBLEM = ROWS.map(row => ({ ...row, verdict: { ...row.verdict, problem: true } }));
const LINES = compareLines(ConfigText.parse('a=1\nb=2\nc=3\n'), ConfigText.parse('a=1\nb=2\nc=4\n'));

/** Stations, reports and differences. */
export const STATION_PROBES: Probes = {
  'cloud/cloudCodeMessage': [probe(cloudCodeMessage, NOT_AN_AMOUNT, isUnknownWord)],
  // Nothing is hidden when it is not known how much may be.
  'configuration/withContext': [
    probe(context => withContext(LINES, -Math.abs(context)), [NEGATIVE], isValue(LINES)),
  ],
  'report/linkReport': [probe(at => linkReport(ptpStationStatus(), at).writtenAt, [], isValue(''))],
  'station/disconnectReasonMessage': [probe(station.disconnectReasonMessage, NOT_AN_AMOUNT, isUnknownWord)],
  'station/isMeasuredSpread': [probe(sample => station.isMeasuredSpread([[sample, 30], [30]]), NO_LEVEL)],
  'station/farthestMetres': [
    probe(
      distanceMetres => station.farthestMetres(ROWS.map(row => ({ ends: { ...row.ends, distanceMetres } }))),
      NOT_AN_AMOUNT,
    ),
  ],
  'text/csvCell': [probe(csvCell, [], isValue(''))],
  'station/stationFileName': [
    probe(at => station.stationFileName('hill', at, 'csv'), [], isValue('stations-hill.csv')),
  ],
  // Infinity is every one of them.
  'station/worstStations': [
    probe(count => station.worstStations(WITH_PROBLEM, -Math.abs(count)), [NEGATIVE]),
  ],
  'station/weakestStations': [probe(count => station.weakestStations(ROWS, -Math.abs(count)), [NEGATIVE])],
  'station/bestStations': [probe(count => station.bestStations(ROWS, -Math.abs(count)), [NEGATIVE])],
};
