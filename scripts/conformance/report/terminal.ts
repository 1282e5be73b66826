import { countsOf, detailsOf, familyOf, type Report, type Result } from '../run.ts';

const MARKS: Readonly<Record<Result['outcome']['verdict'], string>> = {
  holds: '  holds    ',
  differs: '! differs  ',
  missing: '- missing  ',
  skipped: '  skipped  ',
};

/** Report for a terminal: each family in one line, and below it what does not hold. */
export function terminalReport(report: Report): string {
  const families = [...new Set(report.results.map(familyOf))];
  const { differs, missing, holds, skipped } = countsOf(report);
  return [
    `Conformance of ${report.backEnd}`,
    '',
    ...families.flatMap(family =>
      familyLines(
        family,
        report.results.filter(result => familyOf(result) === family),
      ),
    ),
    '',
    ...report.left.map(line => `! left       ${line}`),
    `${holds} hold, ${differs} differ, ${missing} missing, ${skipped} not checked; ${report.requests} requests`,
    '',
  ].join('\n');
}

function familyLines(family: string, results: readonly Result[]): readonly string[] {
  const held = results.filter(({ outcome }) => outcome.verdict === 'holds').length;
  const listed = results.filter(
    ({ outcome }) => outcome.verdict === 'differs' || outcome.verdict === 'missing',
  );
  return [
    `${family}: ${held} of ${results.length} hold`,
    ...listed.flatMap(resultLines),
    ...skippedLines(results),
  ];
}

/** One line a reason. */
function skippedLines(results: readonly Result[]): readonly string[] {
  const reasons = results.flatMap(({ outcome }) => (outcome.verdict === 'skipped' ? [outcome.why] : []));
  return [...new Set(reasons)].map(
    why => `${MARKS.skipped}${reasons.filter(reason => reason === why).length}: ${why}`,
  );
}

function resultLines(result: Result): readonly string[] {
  const details = detailsOf(result);
  const what = result.outcome.verdict === 'differs' ? result.subject : result.id;
  const [first = '', ...more] = details;
  if (result.outcome.verdict !== 'differs') return [`${MARKS[result.outcome.verdict]}${what}. ${first}`];
  return [`${MARKS.differs}${what} (${result.id})`, ...[first, ...more].map(line => `             ${line}`)];
}
