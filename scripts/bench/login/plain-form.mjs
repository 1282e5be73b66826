import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildVariant } from './build-variant.mjs';

/** A login form as a server without any script would send it: what the browser and the link cost in any case. */
const PAGE = `<!doctype html>
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
  return buildVariant(root, 'plain-form', dist => writeFileSync(join(dist, 'index.html'), PAGE));
}
