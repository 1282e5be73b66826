import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './below-root.ts';

/** Without the letter a: blockers of advertisements hide what is called `ad` or `ads`. */
const LETTERS = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ';
const MODULE = '.module.css';

function lettersOf(number: number): string {
  const last = LETTERS.charAt(number % LETTERS.length);
  return number < LETTERS.length ? last : lettersOf(Math.floor(number / LETTERS.length) - 1) + last;
}

/** What the bundler says of the file whose class it wants a name for. */
interface Context {
  readonly resourcePath: string;
  readonly mode?: string | undefined;
}

/**
 * Names the classes of the CSS modules below a folder in three letters or four: two for the module, the others for the class
 * in it. Each build gives them anew, and the same for the same sources: what paints the login is built apart from what draws
 * it. While the pages are developed, a class says where it is from.
 */
export function shortClassNames(folder = join(ROOT, 'ui/src')) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith(MODULE))
    .toSorted();
  // From the first number of two letters on.
  const prefixes = new Map(files.map((file, at) => [join(folder, file), lettersOf(LETTERS.length + at)]));
  const names = new Map<string, Map<string, string>>();
  return ({ resourcePath, mode }: Context, _pattern: string, local: string): string => {
    if (mode === 'development')
      return `${relative(folder, resourcePath).slice(0, -MODULE.length).replaceAll(/\W/g, '-')}-${local}`;
    const prefix = prefixes.get(resourcePath);
    if (prefix === undefined) throw new Error(`${resourcePath} is not a CSS module below ${folder}.`);
    const ofFile = names.get(prefix) ?? new Map<string, string>();
    const name = ofFile.get(local) ?? prefix + lettersOf(ofFile.size);
    names.set(prefix, ofFile.set(local, name));
    return name;
  };
}
