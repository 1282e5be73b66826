import type { Contract, ContractOperation, ContractTag } from './contract.ts';
import { anchor, escaped, prose } from './html.ts';
import { operationAnchor, operationText } from './operation-text.ts';
import { PAGE_STYLE } from './page-style.ts';
import { fieldTable } from './schema-text.ts';

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
