/** Written like texts, but names for the program or the same in every language. */
export const NOT_TEXTS: ReadonlySet<string> = new Set([
  '1/2 rep 2',
  '12px system-ui, sans-serif',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
  'Telnet',
  'App Store',
  'ChST-10',
  'Etc/UTC',
  'Europe/Athens',
  'Google Play',
  'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
]);
