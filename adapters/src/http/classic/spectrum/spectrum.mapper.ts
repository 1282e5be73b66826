import type { Received } from '@radiolink/openapi/received';
import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import { AIRVIEW_SCALE, type SpectrumData, type WaterfallData } from '@radiolink/domain/tools';
import type { Range } from '../../wire/scalars.ts';
import type { Section } from '../../wire/section.ts';
import { COUNT, DB, DBM } from '../../wire/ranges.ts';
import { readAnswer } from '../../wire/read-answer.ts';

/** A device sends 648 points, 64 levels and 24 lines; a newer one may send more. */
const MOST_POINTS = 4096;
const MOST_ROWS = 256;
const LEVEL: Range = [0, 255];

/** The spectrum; undefined when the answer has no grid, without which no level means anything. */
export function mapSpectrum(json: Received<'/airviewdata.cgi'> | undefined): SpectrumData | undefined {
  return readAnswer(json, root => {
    const fineLabels = root.numbers('stFreqGridLabels', COUNT, MOST_POINTS) ?? [];
    if (fineLabels.length === 0) return undefined;
    return {
      scale: {
        minDbm: root.number('stPowrMin', DBM) ?? AIRVIEW_SCALE.minDbm,
        stepDb: root.number('stPowrDel', DB) ?? AIRVIEW_SCALE.stepDb,
      },
      fineLabels,
      histogram: root.rows('pwrHistogram', COUNT, MOST_ROWS, MOST_POINTS).map(row => row ?? []),
      totalSamples: root.numbers('totalSamples', COUNT, MOST_POINTS) ?? [],
      latestLevels: root.numbers('latestPower', LEVEL, MOST_POINTS) ?? [],
      medium: waterfall(root, 'mt', 'mediumAnze'),
      long: waterfall(root, 'lt', 'latestAnze'),
    };
  });
}

function waterfall(
  root: Section<Schemas['Airview']>,
  prefix: 'mt' | 'lt',
  rows: 'mediumAnze' | 'latestAnze',
): WaterfallData {
  return {
    labels: root.numbers(`${prefix}FreqGridLabels`, COUNT, MOST_POINTS) ?? [],
    rows: root.rows(rows, LEVEL, MOST_ROWS, MOST_POINTS).map(row => row ?? []),
    intervalSeconds: root.number(`${prefix}UpdateInterval`, COUNT) ?? 0,
  };
}
