import type { Answer, Content, Contract, ContractOperation, ContractTag, Media } from './contract.ts';
import { anchor, escaped, inline, prose, table } from './html.ts';
import { fieldTable, parameterTable } from './schema-text.ts';

const MARKS = [
  ['specification', "stated by the product's specification"],
  ['capture', 'seen in the answer of a real device'],
  ['client', 'used or reported by a public client'],
  ['assumed', 'shown by nothing public: decided here'],
];

function html(title: string, navigation: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${PAGE_STYLE}</style>
<body>
<nav aria-label="Contents">${navigation}</nav>
<main>${main}</main>
</body>
</html>
`;
}

const entry = (href: string, text: string): string => `<li><a href="#${href}">${text}</a></li>`;
const list = (title: string, entries: readonly string[]): string =>
  `<h2>${title}</h2><ul>${entries.join('')}</ul>`;

/** The operations by tag, in the order of the contract's tags. */
function byTag({
  tags,
  operations,
}: Contract): readonly (ContractTag & { readonly operations: readonly ContractOperation[] })[] {
  const untagged: ContractTag = { name: 'other', description: '' };
  return [...tags, untagged]
    .map(tag => ({
      ...tag,
      operations: operations.filter(({ tags: [own] = ['other'] }) => own === tag.name),
    }))
    .filter(tag => tag.operations.length > 0);
}

/** One contract as one page that needs nothing but itself. */
export function contractPage(contract: Contract): string {
  const { info, schemas } = contract;
  const groups = byTag(contract);
  const named = [...schemas];
  const navigation = [
    '<p><a href="index.html">All contracts</a></p>',
    ...groups.map(({ name, operations }) =>
      list(
        escaped(name),
        operations.map(each =>
          entry(operationAnchor(each), `${each.method} <code>${escaped(each.path)}</code>`),
        ),
      ),
    ),
    list(
      'schemas',
      named.map(([name]) => entry(`schema-${anchor(name)}`, escaped(name))),
    ),
  ];
  const main = [
    `<h1>${escaped(info.title)}</h1><p class="access">Version ${escaped(info.version)}</p>`,
    prose(info.description),
    `<p>${MARKS.map(([mark, meaning]) => `<span class="evidence">${mark}</span> ${meaning}`).join('; ')}.</p>`,
    ...groups.map(
      ({ name, description = '', operations }) =>
        `<section aria-labelledby="tag-${anchor(name)}"><h2 id="tag-${anchor(name)}">${escaped(name)}</h2>` +
        `${prose(description)}${operations.map(operationText).join('')}</section>`,
    ),
    '<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2>',
    ...named.map(
      ([name, schema]) =>
        `<article id="schema-${anchor(name)}"><h3>${escaped(name)}</h3>` +
        `${schema.properties || schema.oneOf ? prose(schema.description) : ''}${fieldTable(schema)}</article>`,
    ),
    '</section>',
  ];
  return html(info.title, navigation.join(''), main.join('\n'));
}

/** The page that leads to each contract's own. */
export function contractIndex(
  contracts: readonly { readonly name: string; readonly contract: Contract }[],
): string {
  const rows = contracts.map(
    ({ name, contract: { info, operations } }) =>
      `<li><a href="${escaped(name)}.html">${escaped(info.title)}</a>, ${operations.length} calls</li>`,
  );
  return html('Contracts', '<h2>Contracts</h2>', `<h1>Contracts</h1><ul>${rows.join('')}</ul>`);
}

/** The look of the reference: one column beside its table of contents, dark where the reader's system is. */
const PAGE_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d6dbe1, #38404a); --soft: light-dark(#f3f5f8, #1c2128);
  --text: light-dark(#1a2027, #dde3ea); --dim: light-dark(#55606c, #9aa6b2); --link: light-dark(#0b57a8, #7ab8ff); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; color: var(--text); background: light-dark(#fff, #12161b);
  display: grid; grid-template-columns: minmax(0, 19rem) minmax(0, 1fr); }
a { color: var(--link); }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1.25rem; background: var(--soft);
  border-right: 1px solid var(--line); font-size: .875rem; }
nav h2 { font-size: .875rem; margin: 1.25rem 0 .25rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li { margin: .125rem 0; overflow-wrap: anywhere; }
main { padding: 1.5rem 2rem 6rem; max-width: 62rem; }
article { border-top: 1px solid var(--line); padding: 1rem 0; }
h3 { overflow-wrap: anywhere; margin: .25rem 0; }
h4 { margin: 1rem 0 .25rem; }
.method { font-size: .75em; padding: .1em .5em; border-radius: .25rem; border: 1px solid var(--line); background: var(--soft); }
.summary { font-weight: 600; margin: .25rem 0; }
.evidence { font-weight: 400; font-size: .75rem; padding: .1em .6em; border-radius: 1rem; border: 1px solid var(--line);
  color: var(--dim); white-space: nowrap; }
.access, .type { color: var(--dim); font-size: .875rem; margin: .25rem 0; }
.status { font-weight: 600; font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; margin: .5rem 0; }
th, td { text-align: left; vertical-align: top; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line);
  font-weight: 400; }
thead th { color: var(--dim); }
pre { background: var(--soft); border: 1px solid var(--line); border-radius: .375rem; padding: .75rem; overflow: auto;
  max-height: 30rem; font-size: .8125rem; }
code { font-family: ui-monospace, monospace; font-size: .9em; }
summary { cursor: pointer; padding: .2rem 0; }
:target { scroll-margin-top: 1rem; box-shadow: -.75rem 0 0 -.5rem var(--link); }
@media (max-width: 52rem) { body { display: block; } nav { position: static; height: auto; border-right: 0; } main { padding: 1rem; } }
`;

const LONGEST_EXAMPLE = 4000;

export const operationAnchor = ({ operationId, method, path }: ContractOperation): string =>
  `op-${anchor(operationId ?? `${method} ${path}`)}`;

function exampleText(example: unknown): string {
  const text = typeof example === 'string' ? example : JSON.stringify(example, null, 2);
  const shown = text.length > LONGEST_EXAMPLE ? `${text.slice(0, LONGEST_EXAMPLE)}…` : text;
  return `<pre tabindex="0"><code>${escaped(shown)}</code></pre>`;
}

function examples({ example, examples: named = {} }: Media): string {
  const all: (readonly [string, unknown])[] = example === undefined ? [] : [['Example', example]];
  for (const [name, { value }] of Object.entries(named)) all.push([`Example: ${name}`, value]);
  return all
    .map(([title, value]) => `<details><summary>${escaped(title)}</summary>${exampleText(value)}</details>`)
    .join('');
}

function bodies(content: Content = {}): string {
  return Object.entries(content)
    .map(
      ([type, media]) => `<p class="type">${escaped(type)}</p>${fieldTable(media.schema)}${examples(media)}`,
    )
    .join('');
}

function headerTable(headers: Answer['headers'] = {}): string {
  const rows = Object.entries(headers).map(([name, { description = '' }]) => [
    `<code>${escaped(name)}</code>`,
    inline(description),
  ]);
  return table(['Header', 'Meaning'], rows);
}

function answer([status, { description = '', headers, content }]: readonly [string, Answer]): string {
  const body = `${headerTable(headers)}${bodies(content)}`;
  const title = `<span class="status">${escaped(status)}</span> ${inline(description.trim())}`;
  return body === ''
    ? `<p>${title}</p>`
    : `<details${status.startsWith('2') ? ' open' : ''}><summary>${title}</summary>${body}</details>`;
}

function access(security: ContractOperation['security']): string {
  const [needed] = security ?? [];
  const names = Object.keys(needed ?? {});
  if (names.length === 0) return 'No login needed.';
  return `Needs ${names.map(name => `<code>${escaped(name)}</code>`).join(' and ')}.`;
}

/** One operation: what it is for, what it takes, what it answers, and how that is known. */
export function operationText(operation: ContractOperation): string {
  const { method, path, summary = '', description, parameters = [], requestBody, responses = {} } = operation;
  const evidence = operation['x-evidence'];
  return `
<article id="${operationAnchor(operation)}">
<h3><span class="method ${method.toLowerCase()}">${method}</span> <code>${escaped(path)}</code></h3>
<p class="summary">${inline(summary)}${
    evidence === undefined ? '' : ` <span class="evidence ${escaped(evidence)}">${escaped(evidence)}</span>`
  }</p>
${prose(description)}
<p class="access">${access(operation.security)}</p>
${parameterTable(parameters)}
${requestBody === undefined ? '' : `<h4>Body</h4>${bodies(requestBody.content)}`}
<h4>Answers</h4>
${Object.entries(responses).map(answer).join('')}
</article>`;
}
