import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

/** The contracts by name: `classic` and, in two files, the paths below `/api/v1.0`. */
export type ContractName = 'classic' | 'json' | 'v1';

const contractFile = (name: ContractName) =>
  fileURLToPath(new URL(`../../../../openapi/${name}.yaml`, import.meta.url));

type Tree = { readonly [key: string]: unknown };

const files = new Map<string, unknown>();

function fileAt(path: string): unknown {
  if (!files.has(path)) files.set(path, parse(readFileSync(path, 'utf8')));
  return files.get(path);
}

function at(document: unknown, pointer: string): unknown {
  let node = document;
  for (const part of pointer.split('/').filter(Boolean)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    node = (node as Tree | undefined)?.[name];
  }
  return node;
}

/** The node with every `$ref` replaced by what it points to. */
function resolved(node: unknown, path: string): unknown {
  if (Array.isArray(node)) return node.map(item => resolved(item, path));
  if (typeof node !== 'object' || node === null) return node;
  const tree = node as Tree;
  if (typeof tree['$ref'] === 'string') {
    const [file = '', pointer = ''] = tree['$ref'].split('#');
    const target = file === '' ? path : resolve(dirname(path), file);
    return resolved(at(fileAt(target), pointer), target);
  }
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, resolved(value, path)]));
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly example?: unknown;
}

export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  /** Empty where no login is needed; absent where that of the whole contract counts. */
  readonly security?: readonly object[];
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { schema: object }>> }>
  >;
}

/** Every operation of one contract by `METHOD /path`. */
function operationsOf(name: ContractName): ReadonlyMap<string, Operation> {
  const file = contractFile(name);
  const paths = resolved((fileAt(file) as Tree)['paths'], file) as Readonly<
    Record<string, Readonly<Record<string, Operation>>>
  >;
  return new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      ['get', 'post', 'put', 'delete'].flatMap(method => {
        const operation = item[method];
        return operation ? [[`${method.toUpperCase()} ${path}`, operation] as const] : [];
      }),
    ),
  );
}

/** Every operation of the classic contract by `METHOD /path`. */
export const operations: ReadonlyMap<string, Operation> = operationsOf('classic');

/** Every operation of what the specification lists by action under "JSON API". */
export const jsonOperations: ReadonlyMap<string, Operation> = operationsOf('json');

/** Every operation of the remaining versioned paths. */
export const v1Operations: ReadonlyMap<string, Operation> = operationsOf('v1');

const operationOf = (call: string) =>
  operations.get(call) ?? jsonOperations.get(call) ?? v1Operations.get(call);

const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { uri: true, binary: true } });
const validators = new WeakMap<object, ValidateFunction>();

function validatorOf(schema: object): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const validator = ajv.compile(schema);
  validators.set(schema, validator);
  return validator;
}

/** An answer that was read already. Without a type it is taken for the one that the contract has. */
export interface ReadAnswer {
  readonly status: number;
  readonly type?: string | undefined;
  readonly text: string;
}

/** Deviations of an answer that was read already from the contract; empty if it conforms. */
export function answerDeviations(call: string, { status, type, text }: ReadAnswer): string[] {
  const operation = operationOf(call);
  if (operation === undefined) return [`${call} is not in the contract`];
  const declared = operation.responses[String(status)];
  if (declared === undefined) return [`${call} may not answer ${status}`];
  if (declared.content === undefined) return [];
  const named = type ?? Object.keys(declared.content)[0] ?? '';
  const media = declared.content[named];
  if (media === undefined) return [`${call} ${status} is not of type "${named}"`];
  const validate = validatorOf(media.schema);
  const value = named.includes('json') ? parsed(text) : text;
  if (value === undefined) return [`${call} ${status} is not JSON`];
  if (validate(value)) return [];
  return (validate.errors ?? []).map(error => `${call} ${status}${error.instancePath} ${error.message}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Deviations of a response from the contract; empty if it conforms. */
export async function deviations(call: string, answer: Response): Promise<string[]> {
  const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
  return answerDeviations(call, { status: answer.status, type, text: await answer.text() });
}
