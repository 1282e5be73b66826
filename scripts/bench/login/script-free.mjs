import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from '../../build/compress.mjs';

/** What runs, or is requested for something that runs. */
const SCRIPTS = [/<script[\s\S]*?<\/script>/g, /<link[^>]*rel="preload"[^>]*>/g];
const PAGE = 'index.en_US.html';

/**
 * The painted form with its style and nothing that runs, as a server could send it that knew theme, language and session: the
 * earliest paint that the design of the form allows.
 */
export function buildScriptFree(root) {
  const variant = join(root, '.build/bench-login/script-free');
  const dist = join(variant, 'dist');
  rmSync(variant, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const page = SCRIPTS.reduce(
    (html, part) => html.replace(part, ''),
    readFileSync(join(root, 'dist', PAGE), 'utf8'),
  );
  for (const name of ['index.html', PAGE]) writeFileSync(join(dist, name), page);
  cpSync(join(root, 'ui/translations'), join(variant, 'ui/translations'), { recursive: true });
  compressFolder(dist);
  return variant;
}
