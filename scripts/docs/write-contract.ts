import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import type { Contract, ContractOperation, Schema } from './contract.ts';
import { contractIndex, contractPage } from './contract-page.ts';

/** Location of the reference; the server of `npm start` serves it at `/docs`. */
export const contractDocs = (root: string): string => join(root, 'dist-docs', 'api');

/** Writes a page for each contract in openapi/, and one that leads to them. */
export function writeContract(root: string): readonly string[] {
  const out = contractDocs(root);
  const contracts = readdirSync(join(root, 'openapi'))
    .filter(name => name.endsWith('.yaml'))
    .map(file => ({ name: basename(file, '.yaml'), contract: readContract(join(root, 'openapi', file)) }));
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const { name, contract } of contracts)
    writeFileSync(join(out, `${name}.html`), contractPage(contract));
  writeFileSync(join(out, 'index.html'), contractIndex(contracts));
  return contracts.map(({ name }) => join(out, `${name}.html`));
}

type Node = Readonly<Record<string, unknown>>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
/** Schemas bear names like `SpeedTest`; everything else that is referred to is put in place. */
const SCHEMA_NAME = /^#\/(?:components\/schemas\/)?([A-Z]\w*)$/;

/** The file of a contract, as far as it is read. */
interface Document extends Partial<Pick<Contract, 'tags'>> {
  readonly info: Contract['info'];
  readonly security?: unknown;
  readonly paths?: Node;
}

/**
 * Reads a contract with the files it refers to. References to named schemas stay names, `{ schemaName }`, and the
 * schemas are gathered; all other references are replaced by what they point to.
 */
export function readContract(file: string): Contract {
  const files = new Map<string, Node>();
  const schemas = new Map<string, Schema>();

  const load = (path: string): Node => {
    const known = files.get(path);
    if (known !== undefined) return known;
    const read: Node = parse(readFileSync(path, 'utf8'));
    files.set(path, read);
    return read;
  };

  const resolved = (node: unknown, path: string): unknown => {
    if (Array.isArray(node)) return node.map(item => resolved(item, path));
    if (!isNode(node)) return node;
    if (typeof node['$ref'] === 'string') return referred(node['$ref'], path);
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolved(value, path)]));
  };

  const referred = (reference: string, path: string): unknown => {
    const [name = '', pointer = ''] = reference.split('#');
    const target = name === '' ? path : resolve(dirname(path), name);
    const value = at(load(target), pointer);
    const [, schemaName] = SCHEMA_NAME.exec(`#${pointer}`) ?? [];
    if (schemaName === undefined) return resolved(value, target);
    if (!schemas.has(schemaName)) {
      schemas.set(schemaName, {});
      schemas.set(schemaName, resolved(value, target) as Schema);
    }
    return { schemaName };
  };

  const document = load(file) as unknown as Document;
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) => {
    const whole = resolved(item, file) as Node;
    return METHODS.flatMap(method =>
      whole[method] === undefined
        ? []
        : [
            {
              method: method.toUpperCase(),
              path,
              security: document.security,
              ...(whole[method] as object),
            } as ContractOperation,
          ],
    );
  });
  const { info, tags = [] } = document;
  return { info, tags, operations, schemas: new Map([...schemas].sort(([a], [b]) => (a < b ? -1 : 1))) };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function at(document: Node, pointer: string): unknown {
  const names = pointer.split('/').filter(Boolean);
  return names.reduce<unknown>(
    (node, name) => (isNode(node) ? node[name.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
    document,
  );
}
