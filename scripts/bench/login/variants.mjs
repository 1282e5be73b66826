import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** A login form as a server without any script would send it: what the browser and the link cost in any case. */
const PLAIN_FORM = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Login</title>
<h1>Ridge-AP</h1>
<form method="post">
<p><label>Username <input name="username"></label></p>
<p><label>Password <input name="password" type="password"></label></p>
<p><button>Login</button></p>
</form>
</html>
`;

/** Makes a folder that `npm start` can serve, with a plain form as its page. */
export function buildPlainForm(root) {
  return buildVariant(root, 'plain-form', dist => writeFileSync(join(dist, 'index.html'), PLAIN_FORM));
}

/** What runs, or is requested for something that runs. */
const SCRIPTS = [/<script[\s\S]*?<\/script>/g, /<link[^>]*rel="preload"[^>]*>/g];
const PAINTED_PAGE = 'index.en_US.html';

/**
 * The painted form with its style and nothing that runs, as a server could send it that knew theme, language and session: the
 * earliest paint that the design of the form allows.
 */
export function buildScriptFree(root) {
  const page = SCRIPTS.reduce(
    (html, part) => html.replace(part, ''),
    readFileSync(join(root, 'dist', PAINTED_PAGE), 'utf8'),
  );
  return buildVariant(root, 'script-free', dist => {
    for (const name of ['index.html', PAINTED_PAGE]) writeFileSync(join(dist, name), page);
  });
}

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
