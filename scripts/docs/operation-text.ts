import type { Answer, Content, ContractOperation, Media } from './contract.ts';
import { anchor, escaped, inline, prose, table } from './html.ts';
import { fieldTable, parameterTable } from './schema-text.ts';

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
