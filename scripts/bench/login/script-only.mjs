import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildVariant } from './build-variant.mjs';

const STYLE = /<style>([\s\S]*?)<\/style>/;

/** The same application rendered only by script: an empty page, and the style in a separate file. */
function scriptOnly(html) {
  const [, css] = STYLE.exec(html) ?? [];
  if (css === undefined) throw new Error('The page has no style in it.');
  const page = html
    .replace(/<script>[\s\S]*?<\/script>/, '')
    .replace(STYLE, '<link rel="stylesheet" href="/static/css/first.css">')
    .replace(/<div id="root">[\s\S]*(?=<noscript>)/, '<div id="root"></div>');
  return { css, page };
}

/** Copies `dist/` into a folder that `npm start` can serve, without its painted pages. Gives that folder. */
export function buildScriptOnly(root) {
  return buildVariant(root, 'by-script', dist => {
    cpSync(join(root, 'dist'), dist, { recursive: true });
    const painted = name => name.startsWith('index.') && !name.startsWith('index.html');
    for (const name of readdirSync(dist).filter(painted)) rmSync(join(dist, name));
    const { css, page } = scriptOnly(readFileSync(join(dist, 'index.html'), 'utf8'));
    mkdirSync(join(dist, 'static/css'), { recursive: true });
    writeFileSync(join(dist, 'static/css/first.css'), css);
    writeFileSync(join(dist, 'index.html'), page);
  });
}
