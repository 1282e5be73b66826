import { ENCODINGS, type Encoding } from './options.ts';

const COMPRESSED = /\.(?:gz|br)$/;
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|txt)$/;
/** Files of one language: its painted first page, and its legal pages. */
const OF_LANGUAGE = /^(?:index\.([A-Za-z_]+)\.html|help\/([^/]+)\/.*)$/;

export const isCompressible = (path: string): boolean => COMPRESSIBLE.test(path);

/** The files of the built interface that belong into a package, without encodings. */
export function shippedFiles(built: readonly string[], languages: readonly string[]): readonly string[] {
  return built
    .filter(path => !COMPRESSED.test(path))
    .filter(path => {
      const found = OF_LANGUAGE.exec(path);
      return found === null || languages.includes(found[1] ?? found[2] ?? '');
    });
}

/** The stored forms of a file: text in each encoding, what is compressed already as it is. */
export const storedForms = (path: string, encodings: readonly Encoding[]): readonly string[] =>
  isCompressible(path) ? encodings.map(encoding => path + ENCODINGS[encoding]) : [path];
