import type { Report } from '../run.ts';
import { countsOf } from './counts.ts';

/** Report for a program. */
export const jsonReport = (report: Report): string =>
  `${JSON.stringify({ ...report, counts: countsOf(report) }, undefined, 2)}\n`;
