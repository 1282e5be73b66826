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

function files(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path))
    .map(path => join(root, folder, path));
}

/** Every method of every port, as `WeatherPort.precipitation`. */
export function portMethods(root: string = ROOT): readonly string[] {
  const declared = PORTS.flatMap(folder => files(root, folder))
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
  readonly #sources: readonly Source[];
  /** Folders of the program that hold all others: a port that is named there is not bound to one subject. */
  readonly #roots: readonly string[];

  constructor(root: string = ROOT) {
    this.#roots = PRODUCT.map(folder => join(root, folder));
    this.#sources = PRODUCT.flatMap(folder => files(root, folder))
      .filter(file => !NO_PRODUCT.test(file) && !PORT_FILE.test(file))
      .map(file => ({ folder: dirname(file), text: readFileSync(file, 'utf8') }));
  }

  calls(portMethod: string): boolean {
    const [port = '', method = ''] = portMethod.split('.');
    const named = new RegExp(`\\b${port}\\b`);
    const called = new RegExp(`\\.${method}(\\?\\.)?\\(|\\.${method}\\b\\s*[,;)]`);
    const folders = new Set(
      this.#sources
        .filter(({ text, folder }) => named.test(text) && !this.#roots.includes(folder))
        .map(({ folder }) => folder),
    );
    return this.#sources.some(
      ({ folder, text }) => [...folders].some(known => folder.startsWith(known)) && called.test(text),
    );
  }
}

/** The rows of the tables below a heading of `docs/reference/calls.md`, without the marks of code. */
export function tableOf(heading: string, root: string = ROOT): readonly (readonly string[])[] {
  const text = readFileSync(join(root, 'docs/reference/calls.md'), 'utf8');
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
