import { browserFetch, readBrowserCookies } from '@radiolink/adapters/browser/page/browser-fetch';
import { webSocketOpener } from '@radiolink/adapters/http/socket/web-socket';
import { connectBy, type ConnectOptions } from './connect-by.ts';
import type { Radio } from './radio.ts';
import {
  type ApplyResult,
  applyTo,
  type SafeApplyOptions,
  type WantedConfiguration,
} from './safe-apply/index.ts';

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

/**
 * Changes a radio so that nothing can cost it; see `applyTo`. A page reaches the device at its own address only: a device that
 * moves to another one reverts by itself.
 */
export function applySafely(
  options: ConnectOptions & WantedConfiguration & SafeApplyOptions,
): Promise<ApplyResult> {
  const open = (url: string) => connect({ ...options, url });
  return applyTo({ url: options.url, open, answers: () => Promise.resolve(false) }, options, options);
}

export { asFetchError, failureText, RequestFailure } from '@radiolink/domain/errors';
export {
  type ConnectOptions,
  type HttpExchange,
  type Login,
  LoginFailure,
  type Transport,
} from './connect-by.ts';
export type { Radio, RadioTools } from './radio.ts';
export * from './safe-apply/index.ts';
export type { LinkAgreement } from '@radiolink/domain/settings';
export { adviseChannel, explainChange, type SpectrumAdvice, type WhatChanged } from './insights.ts';
