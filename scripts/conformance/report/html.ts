import { escaped } from '../../docs/html.ts';
import { familyOf, type Report, type Result } from '../run.ts';
import { countsOf, detailsOf, OUTCOMES } from './counts.ts';
import { STYLE } from './html-style.ts';

const WORDS: Readonly<Record<Result['outcome']['verdict'], string>> = {
  holds: 'Holds',
  differs: 'Differs',
  missing: 'Missing',
  skipped: 'Not checked',
};

/** Headings of the families. */
const HEADINGS: Readonly<Record<string, string>> = {
  sessions: 'Sessions',
  csrf: 'CSRF',
  'read-only': 'Read-only users',
  errors: 'Errors',
  headers: 'Headers',
  schemas: 'Answers',
  socket: 'Sockets',
  clients: 'Public clients',
  changes: 'Changing calls',
  'test-mode': 'Test mode',
  'no-save': 'Applied without saving',
  'time-outs': 'Time-outs',
};

/** Report as one page that loads nothing. What the device sent is text in it, never markup. */
export function htmlReport(report: Report): string {
  const counts = countsOf(report);
  const families = [...new Set(report.results.map(familyOf))];
  const title = `Conformance of ${report.backEnd}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1><bdi>${escaped(title)}</bdi></h1>
<ul class="counts">${OUTCOMES.map(outcome => `<li class="${outcome}"><b>${counts[outcome]}</b> ${WORDS[outcome]}</li>`).join('')}</ul>
${report.left.length === 0 ? '' : `<section class="left"><h2>Not restored</h2><ul>${report.left.map(line => `<li><bdi>${escaped(line)}</bdi></li>`).join('')}</ul></section>`}
${families.map(family => section(family, report.results)).join('\n')}
</main>
</body>
</html>
`;
}

function section(family: string, all: readonly Result[]): string {
  const results = all.filter(result => familyOf(result) === family);
  const others = OUTCOMES.filter(outcome => outcome !== 'holds').flatMap(outcome =>
    results.filter(result => result.outcome.verdict === outcome),
  );
  const holding = results.filter(result => result.outcome.verdict === 'holds');
  return `<h2 id="${escaped(family)}">${HEADINGS[family] ?? escaped(family)}</h2>
${others.length === 0 ? '' : table(others)}
${holding.length === 0 ? '' : `<details><summary>${holding.length} of ${results.length} hold</summary>${table(holding)}</details>`}`;
}

/** A table is read row by row; narrow screens show a row as a block. */
const table = (results: readonly Result[]): string => `<table>
<thead><tr><th scope="col">Verdict</th><th scope="col">What has to hold</th><th scope="col">What was found</th></tr></thead>
<tbody>${results.map(row).join('\n')}</tbody>
</table>`;

function row(result: Result): string {
  const { verdict } = result.outcome;
  const details = detailsOf(result).map(line => `<p><bdi>${escaped(line)}</bdi></p>`);
  return `<tr class="${verdict}"><td><span>${WORDS[verdict]}</span></td><th scope="row">${escaped(result.subject)}<small>${escaped(result.id)}</small></th><td>${details.join('')}</td></tr>`;
}
