import { connectBy } from '../connect-by.ts';
import type { ConnectOptions } from '../connect-options.ts';
import type { Radio } from '../radio.ts';
import { nodeTransport, type TlsOptions } from './node-transport.ts';

/** How to log in from Node. */
export interface NodeConnectOptions extends ConnectOptions, TlsOptions {}

/**
 * Logs in to a radio from Node.
 * @throws LoginFailure if the device opens no session
 * @throws CertificateChanged if a pinned certificate is another one: nothing was sent
 */
export async function connect(options: NodeConnectOptions): Promise<Radio> {
  if (options.transport !== undefined) return connectBy(options.transport, options);
  const { close, ...transport } = await nodeTransport(options.url, options);
  try {
    const radio = await connectBy(transport, options);
    return { ...radio, close: () => radio.close().finally(close) };
  } catch (reason) {
    close();
    throw reason;
  }
}

export { asFetchError, failureText, RequestFailure } from '@radiolink/domain/errors';
export type { ConnectOptions, Login, Transport } from '../connect-options.ts';
export { LoginFailure } from '../login-failure.ts';
export type { Radio, RadioTools } from '../radio.ts';
export { CertificateChanged, filePins, memoryPins, type PinStore } from './certificate-pin.ts';
export type { TlsOptions } from './node-transport.ts';
