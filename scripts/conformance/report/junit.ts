import { escaped } from '../../docs/html.ts';
import { countsOf, detailsOf, familyOf, type Report, type Result } from '../run.ts';

/** Report for a CI: a suite a family. A difference is a failure; what is missing or was not checked is skipped. */
export function junitReport(report: Report): string {
  const families = [...new Set(report.results.map(familyOf))];
  const suites = families.map(family => {
    const results = report.results.filter(result => familyOf(result) === family);
    return suite(family, { ...report, results });
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escaped(`Conformance of ${report.backEnd}`)}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function suite(family: string, report: Report): string {
  const { differs, missing, skipped } = countsOf(report);
  const counts = `tests="${report.results.length}" failures="${differs}" errors="0" skipped="${missing + skipped}"`;
  return [
    `  <testsuite name="${escaped(family)}" ${counts}>`,
    ...report.results.map(result => testCase(family, result)),
    '  </testsuite>',
  ].join('\n');
}

function testCase(family: string, result: Result): string {
  const { outcome, id, subject, milliseconds } = result;
  const head = `    <testcase classname="${escaped(family)}" name="${escaped(`${subject} (${id})`)}" time="${milliseconds / 1000}"`;
  if (outcome.verdict === 'holds') return `${head}/>`;
  const text = escaped(detailsOf(result).join('\n'));
  const body =
    outcome.verdict === 'differs'
      ? `<failure message="${escaped(outcome.how[0] ?? '')}">${text}</failure>`
      : `<skipped message="${text}"/>`;
  return `${head}>${body}</testcase>`;
}
