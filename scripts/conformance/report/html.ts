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
${report.left.length === 0 ? '' : `<h2>Not restored</h2><ul>${report.left.map(line => `<li><bdi>${escaped(line)}</bdi></li>`).join('')}</ul>`}
${families.map(family => section(family, report.results)).join('\n')}
</main>
</body>
</html>
`;
}

function section(family: string, all: readonly Result[]): string {
  const results = all.filter(result => familyOf(result) === family);
  const rows = OUTCOMES.flatMap(outcome => results.filter(result => result.outcome.verdict === outcome));
  return `<h2 id="${escaped(family)}">${escaped(family)}</h2>
<div class="wide" tabindex="0"><table>
<thead><tr><th scope="col">Verdict</th><th scope="col">What has to hold</th><th scope="col">What was found</th></tr></thead>
<tbody>${rows.map(row).join('\n')}</tbody>
</table></div>`;
}

function row(result: Result): string {
  const { verdict } = result.outcome;
  const details = detailsOf(result).map(line => `<p><bdi>${escaped(line)}</bdi></p>`);
  return `<tr class="${verdict}"><td><span>${WORDS[verdict]}</span></td><th scope="row">${escaped(result.subject)}<small>${escaped(result.id)}</small></th><td>${details.join('')}</td></tr>`;
}
