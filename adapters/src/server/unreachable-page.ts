const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, character => ESCAPES[character] ?? character);
}

/** The page for an unreachable device: says so and retries automatically. */
export function unreachablePage(device: string, reason: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<title>The radio does not answer</title>
<style>
  body { font: 16px/1.4 system-ui, sans-serif; margin: 0; display: grid; place-items: center; min-height: 100vh; background: #f4f6f8; color: #12181f }
  main { max-width: 34rem; padding: 24px }
  a { color: #0b62c4 }
  @media (prefers-color-scheme: dark) { body { background: #0e1318; color: #e8edf2 } a { color: #6cb2ff } }
</style>
</head>
<body>
<main>
<h1>The radio does not answer</h1>
<p>No answer from <bdi>${escapeHtml(device)}</bdi>: ${escapeHtml(reason)}.</p>
<p>Check its power and the network between. This page tries again every 5 seconds; <a href="/">try now</a>.</p>
</main>
</body>
</html>
`;
}
