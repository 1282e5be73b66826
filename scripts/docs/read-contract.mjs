import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
/** Schemas bear names like `SpeedTest`; everything else that is referred to is put in place. */
const SCHEMA_NAME = /^#\/(?:components\/schemas\/)?([A-Z]\w*)$/;

/**
 * Reads a contract with the files it refers to. References to named schemas stay names, `{ schemaName }`, and the
 * schemas are gathered; all other references are replaced by what they point to.
 */
export function readContract(file) {
  const files = new Map();
  const schemas = new Map();

  const load = path => {
    if (!files.has(path)) files.set(path, parse(readFileSync(path, 'utf8')));
    return files.get(path);
  };

  const resolved = (node, path) => {
    if (Array.isArray(node)) return node.map(item => resolved(item, path));
    if (typeof node !== 'object' || node === null) return node;
    if (typeof node.$ref === 'string') return referred(node.$ref, path);
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolved(value, path)]));
  };

  const referred = (reference, path) => {
    const [name = '', pointer = ''] = reference.split('#');
    const target = name === '' ? path : resolve(dirname(path), name);
    const value = at(load(target), pointer);
    const [, schemaName] = SCHEMA_NAME.exec(`#${pointer}`) ?? [];
    if (schemaName === undefined) return resolved(value, target);
    if (!schemas.has(schemaName)) {
      schemas.set(schemaName, {});
      schemas.set(schemaName, resolved(value, target));
    }
    return { schemaName };
  };

  const document = load(file);
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) => {
    const whole = resolved(item, file);
    return METHODS.flatMap(method =>
      whole[method] === undefined
        ? []
        : [{ method: method.toUpperCase(), path, security: document.security, ...whole[method] }],
    );
  });
  const { info, tags = [] } = document;
  return { info, tags, operations, schemas: new Map([...schemas].sort(([a], [b]) => (a < b ? -1 : 1))) };
}

function at(document, pointer) {
  const names = pointer.split('/').filter(Boolean);
  return names.reduce((node, name) => node?.[name.replaceAll('~1', '/').replaceAll('~0', '~')], document);
}
