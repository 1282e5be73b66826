import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildVariant } from './build-variant.mjs';

/** What runs, or is requested for something that runs. */
const SCRIPTS = [/<script[\s\S]*?<\/script>/g, /<link[^>]*rel="preload"[^>]*>/g];
const PAGE = 'index.en_US.html';

/**
 * The painted form with its style and nothing that runs, as a server could send it that knew theme, language and session: the
 * earliest paint that the design of the form allows.
 */
export function buildScriptFree(root) {
  const page = SCRIPTS.reduce(
    (html, part) => html.replace(part, ''),
    readFileSync(join(root, 'dist', PAGE), 'utf8'),
  );
  return buildVariant(root, 'script-free', dist => {
    for (const name of ['index.html', PAGE]) writeFileSync(join(dist, name), page);
  });
}
