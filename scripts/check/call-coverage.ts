import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** Where a call can be made, apart from the adapters that carry it out. */
const PRODUCT = ['application/src', 'ui/src'];
const PORTS = ['application/src', 'domain/src'];
const NO_PRODUCT = /\.(test|mother)\.|\.d\.ts$|(^|\/)testing\//;
const PORT_FILE = /\.port\.ts$/;
const INTERFACE = /export interface (\w+Port) \{([\s\S]*?)\n\}/g;
const METHOD = /^ {2}(\w+)\??\(/gm;
/** The port whose interface is that of the domain's storage. */
const CONFIGURATION = ['read', 'write', 'apply', 'discard'].map(method => `ConfigurationPort.${method}`);

interface Source {
  readonly folder: string;
  readonly text: string;
}

function files(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path))
    .map(path => join(ROOT, folder, path));
}

/** Every method of every port, as `WeatherPort.precipitation`. */
export function portMethods(): readonly string[] {
  const declared = PORTS.flatMap(files)
    .filter(file => PORT_FILE.test(file))
    .flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(INTERFACE)].flatMap(([, port = '', body = '']) =>
        [...body.matchAll(METHOD)].map(([, method]) => `${port}.${method}`),
      ),
    );
  return [...CONFIGURATION, ...declared];
}

/** The port methods that the program calls: `.method(`, in a folder of the program that names the port. */
export class Callers {
  readonly #sources: readonly Source[] = PRODUCT.flatMap(files)
    .filter(file => !NO_PRODUCT.test(file) && !PORT_FILE.test(file))
    .map(file => ({ folder: dirname(file), text: readFileSync(file, 'utf8') }));

  calls(portMethod: string): boolean {
    const [port = '', method = ''] = portMethod.split('.');
    const named = new RegExp(`\\b${port}\\b`);
    const called = new RegExp(`\\.${method}(\\?\\.)?\\(|\\.${method}\\b\\s*[,;)]`);
    const folders = new Set(
      this.#sources
        .filter(({ text, folder }) => named.test(text) && !PRODUCT.some(root => folder === join(ROOT, root)))
        .map(({ folder }) => folder),
    );
    return this.#sources.some(
      ({ folder, text }) => [...folders].some(known => folder.startsWith(known)) && called.test(text),
    );
  }
}

/** The rows of the tables below a heading of `docs/reference/calls.md`, without the marks of code. */
export function tableOf(heading: string): readonly (readonly string[])[] {
  const text = readFileSync(join(ROOT, 'docs/reference/calls.md'), 'utf8');
  const [, part = ''] = text.split(`\n## ${heading}\n`);
  return (part.split('\n## ')[0] ?? '')
    .split('\n')
    .filter(line => line.startsWith('| ') && !/^\| (---|Path|Action|Port)/.test(line))
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim().replaceAll('`', '')),
    );
}
