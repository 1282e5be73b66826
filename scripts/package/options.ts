import { parseArgs } from 'node:util';

/** How a file stands in a package; `identity` is the file as it is, for web servers that choose nothing. */
export const ENCODINGS = { gzip: '.gz', brotli: '.br', identity: '' } as const;
export type Encoding = keyof typeof ENCODINGS;

/** Features that nothing else of the interface refers to: it is whole without them. */
export const PARTS = ['spectrum', 'constellation'] as const;

/** English is the language of the source; the others are translations. */
export const SOURCE_LANGUAGE = 'en_US';

export interface PackageOptions {
  readonly help: boolean;
  readonly encodings: readonly Encoding[];
  /** Language codes, English first. */
  readonly languages: readonly string[];
  readonly without: readonly string[];
  /** Stored with gzip alone, a package is for little flash: its files are fewer and larger. */
  readonly compact: boolean;
  /** Folder of the manufacturer's legal pages. */
  readonly legal: string | undefined;
  /** File of what the manufacturer sets for its devices. */
  readonly maker: string | undefined;
  /** Folder that the archive is written to. */
  readonly out: string;
}

export const PACKAGE_HELP = `npm run package -- [options]

Writes one archive with all that a device needs to serve the interface: docs/on-a-device.md.

  --encodings LIST    gzip,brotli (default), gzip, identity: how the files are stored;
                      gzip alone is for little flash, with fewer and larger files
  --languages LIST    languages besides English, as de_DE,fr_FR (default: all)
  --without LIST      parts to leave out: ${PARTS.join(', ')}
  --legal FOLDER      the manufacturer's legal pages, FOLDER/<language>/<page>.html
  --maker FILE        its name, accent colour, short name, controller domains and legal pages, as JSON
  --out FOLDER        where the archive goes (dist-package)
  --help              this text
`;

/** A wrong option, in words for the terminal. */
export class WrongOption extends Error {}

const listOf = (text: string): readonly string[] => [...new Set(text.split(',').filter(item => item !== ''))];

function known(option: string, text: string, names: readonly string[]): readonly string[] {
  const unknown = listOf(text).filter(name => !names.includes(name));
  if (unknown.length > 0)
    throw new WrongOption(`--${option}: ${unknown.join(', ')} is not one of ${names.join(', ')}.`);
  return names.filter(name => listOf(text).includes(name));
}

function valuesOf(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', default: false },
        encodings: { ...text, default: 'gzip,brotli' },
        languages: text,
        without: { ...text, default: '' },
        legal: text,
        maker: text,
        out: { ...text, default: 'dist-package' },
      },
    }).values;
  } catch (error) {
    throw new WrongOption(error instanceof Error ? error.message : String(error));
  }
}

/** Reads the options of `npm run package`. @param translations language codes that there are translations of */
export function readPackageOptions(args: readonly string[], translations: readonly string[]): PackageOptions {
  const { help, encodings, languages, without, legal, maker, out } = valuesOf(args);
  const all = [SOURCE_LANGUAGE, ...translations];
  const stored = known('encodings', encodings, Object.keys(ENCODINGS)) as readonly Encoding[];
  if (stored.length === 0) throw new WrongOption('--encodings: name at least one.');
  return {
    help,
    encodings: stored,
    languages: known('languages', [SOURCE_LANGUAGE, languages ?? all.join(',')].join(','), all),
    without: known('without', without, PARTS),
    compact: stored.every(encoding => encoding === 'gzip'),
    legal,
    maker,
    out,
  };
}
