/** What a browser that asks for the page is shown: the interface itself is served by the server in front. */
export const PAGE =
  '<!doctype html><title>Radio</title><p>The interface of this radio is served in front of it.</p>';

/** The login form of airOS 6. Classic API, 2.5. */
export const LOGIN_PAGE = [
  '<!doctype html><title>Login</title>',
  '<form method="post" action="/login.cgi">',
  '<input type="hidden" name="uri" value="/index.cgi">',
  '<input name="username"><input name="password" type="password"><button>Login</button>',
  '</form>',
].join('\n');
