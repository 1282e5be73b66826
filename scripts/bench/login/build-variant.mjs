import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from '../../build/compress.mjs';

/** Makes a folder that `npm start` can serve, its `dist/` as `fill` fills it. Gives the folder. */
export function buildVariant(root, name, fill) {
  const variant = join(root, '.build/bench-login', name);
  const dist = join(variant, 'dist');
  rmSync(variant, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  fill(dist);
  cpSync(join(root, 'ui/translations'), join(variant, 'ui/translations'), { recursive: true });
  compressFolder(dist);
  return variant;
}
