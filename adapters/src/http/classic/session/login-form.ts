import type { Credentials } from '@radiolink/application/session/session.port';
import type { SetupResults } from '@radiolink/domain/session';
import type { ClassicSchemas } from '@radiolink/openapi/classic';

/** The body of a login: credentials, what the steps of a first setup produced, and no regulatory domain in return. */
export function loginForm(
  { username, password }: Credentials,
  { new_ccode: countryCode, ...results }: SetupResults = {},
): ClassicSchemas['LoginForm'] {
  const country = countryCode === undefined ? {} : { new_ccode: String(countryCode) };
  return { username, password, hide_rd: 'true', ...results, ...country };
}
