import type { Parameter, Schema } from './contract.ts';
import { anchor, escaped, inline, table } from './html.ts';

const codeOf = (value: unknown): string => `<code>${escaped(JSON.stringify(value))}</code>`;

const choiceOf = (values: readonly unknown[]): string =>
  `${values.length === 1 ? 'Always' : 'One of'} ${values.map(codeOf).join(', ')}`;

/** Limits of a schema that are worth a word. */
const LIMITS: readonly (readonly [string, (value: unknown) => string])[] = [
  ['minimum', value => `At least ${value}`],
  ['maximum', value => `At most ${value}`],
  ['minLength', value => `At least ${value} characters`],
  ['maxLength', value => `At most ${value} characters`],
  ['maxItems', value => `At most ${value} entries`],
  ['pattern', value => `Of the form <code>${escaped(value)}</code>`],
  ['enum', values => choiceOf([values].flat())],
  ['const', value => `Always ${codeOf(value)}`],
  ['default', value => `${codeOf(value)} when left out`],
];

/** The type of a schema in a few words, with links to named ones. */
export function typeOf(schema: Schema | true | undefined): string {
  if (schema === undefined || schema === true) return 'anything';
  if (schema.schemaName !== undefined) {
    return `<a href="#schema-${anchor(schema.schemaName)}">${escaped(schema.schemaName)}</a>`;
  }
  const parts = schema.oneOf ?? schema.anyOf;
  if (parts) return parts.map(typeOf).join(' or ');
  if (schema.allOf) return schema.allOf.map(typeOf).join(' with ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items)}`;
  if (schema.format === 'binary') return 'file';
  const types = [schema.type ?? (schema.properties ? 'object' : 'anything')].flat();
  return types.map(escaped).join(' or ');
}

/** Further text of a schema: its description and limits. */
function remarks(schema: Schema | undefined, required: boolean): string {
  const limited: Readonly<Record<string, unknown>> = { ...schema };
  const limits = LIMITS.flatMap(([name, say]) => (limited[name] === undefined ? [] : [say(limited[name])]));
  const evidence = schema?.['x-evidence'];
  return [
    required ? 'Required.' : '',
    inline((schema?.description ?? '').trim()),
    ...limits.map(limit => `${limit}.`),
    evidence === undefined ? '' : `<span class="evidence">${escaped(evidence)}</span>`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Rows of a table of fields, those of objects inside named by their path. */
function fieldRows(schema: Schema | undefined, prefix = ''): readonly (readonly string[])[] {
  if (schema === undefined || schema.schemaName !== undefined) return [];
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? [])].flatMap(part => fieldRows(part, prefix));
  if (schema.items) return [...parts, ...fieldRows(schema.items, `${prefix}[]`)];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    const isRequired = schema.required?.includes(name) === true;
    const row = [`<code>${escaped(path)}</code>`, typeOf(field), remarks(field, isRequired)];
    return [row, ...fieldRows(field, path)];
  });
  return [...parts, ...own];
}

/** A table of the fields of a schema; its type in words where it has none. */
export function fieldTable(schema: Schema | undefined): string {
  const rows = fieldRows(schema);
  if (rows.length > 0) return table(['Field', 'Type', 'Meaning'], rows);
  const remark = schema?.schemaName === undefined ? remarks(schema, false) : '';
  return `<p>${typeOf(schema)}${remark === '' ? '' : `: ${remark}`}</p>`;
}

/** Rows of a table of parameters. */
export const parameterTable = (parameters: readonly Parameter[]): string =>
  table(
    ['Parameter', 'In', 'Type', 'Meaning'],
    parameters.map(({ name, in: place, required = false, schema, description, example }) => [
      `<code>${escaped(name)}</code>`,
      escaped(place),
      typeOf(schema),
      [
        remarks({ ...schema, ...(description !== undefined && { description }) }, required),
        example === undefined ? '' : `Example ${codeOf(example)}`,
      ]
        .filter(Boolean)
        .join(' '),
    ]),
  );
