import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The root of this clone as the bundler names it: it follows links. */
export const ROOT = realpathSync(fileURLToPath(new URL('../..', import.meta.url)));

/**
 * Matches files of this clone by their path from its root on. A folder above the clone may be called `ui/src` too:
 * the build is the same in each folder.
 *
 * @param pattern of a path with `/` between its folders
 * @param root of the clone, without a slash at its end
 */
export function belowRoot(pattern: RegExp, root: string = ROOT): RegExp {
  const above = root.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const below = pattern.source.replaceAll(String.raw`\/`, String.raw`[\\/]`);
  return new RegExp(String.raw`^${above}[\\/](?:${below})`, pattern.flags);
}
