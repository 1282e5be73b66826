import { escaped } from '../../docs/html.ts';
import { countsOf, detailsOf, familyOf, OUTCOMES, type Report, type Result } from '../run.ts';

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

const STYLE = `
:root { color-scheme: light dark; --line: #c8ccd2; --soft: #5b6470; --bad: #b3261e; --warn: #8a5a00; --good: #1d6b34 }
@media (prefers-color-scheme: dark) { :root { --line: #454b54; --soft: #a2abb8; --bad: #ff8a80; --warn: #ffc46b; --good: #7fd79a } }
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 }
main { max-width: 1100px; margin: 0 auto; padding: 24px 16px }
h1 { font-size: 1.5rem; overflow-wrap: anywhere }
h2 { font-size: 1.1rem; margin-top: 2rem }
.counts { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 8px 24px }
.counts b { font-size: 1.4rem }
.differs span, li.differs b { color: var(--bad); font-weight: 600 }
.missing span, li.missing b { color: var(--warn) }
.holds span, li.holds b { color: var(--good) }
.left { border-inline-start: 4px solid var(--bad); padding-inline-start: 16px }
.left h2 { color: var(--bad) }
summary { cursor: pointer; padding: 8px 0; color: var(--good) }
table { border-collapse: collapse; width: 100%; table-layout: fixed }
th, td { text-align: start; vertical-align: top; padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); font-weight: 400; overflow-wrap: anywhere }
th[scope=col] { color: var(--soft) }
th[scope=col]:first-child { width: 7rem }
small { display: block; color: var(--soft) }
p { margin: 0 }
@media (max-width: 640px) {
  thead { position: absolute; clip-path: inset(50%) }
  tr, td, tr th[scope=row] { display: block; border: 0; padding: 0 }
  tbody tr { border-bottom: 1px solid var(--line); padding: 8px 0 }
}
`;
