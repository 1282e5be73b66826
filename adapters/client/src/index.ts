import { browserFetch, readBrowserCookies } from '@radiolink/adapters/browser';
import { webSocketOpener } from '@radiolink/adapters/http/socket';
import { connectBy } from './connect-by.ts';
import type { ConnectOptions } from './connect-options.ts';
import type { Radio } from './radio.ts';

/**
 * Logs in to a radio from a page that the device serves, or over the transport that is given.
 * @throws LoginFailure if the device opens no session
 */
export function connect(options: ConnectOptions): Promise<Radio> {
  const ofThePage = {
    fetch: browserFetch,
    readCookies: readBrowserCookies,
    openSocket: webSocketOpener(globalThis.WebSocket, () => options.url),
  };
  return connectBy(options.transport ?? ofThePage, options);
}

export { asFetchError, failureText, RequestFailure } from '@radiolink/domain/errors';
export type { ConnectOptions, Login, Transport } from './connect-options.ts';
export { LoginFailure } from './login-failure.ts';
export type { Radio, RadioTools } from './radio.ts';
