import { connectBy, type ConnectOptions, LoginFailure } from '../connect-by.ts';
import type { Radio } from '../radio.ts';
import {
  type ApplyResult,
  applyTo,
  type ApplyWay,
  type SafeApplyOptions,
  type WantedConfiguration,
} from '../safe-apply/index.ts';
import { answersOverTcp, type ConnectionFailure, silence } from './connection-failure.ts';
import { nodeTransport, type TlsOptions } from './node-transport.ts';

const ORDINARY_TIMEOUT_MS = 15_000;

/** How to log in from Node. */
export interface NodeConnectOptions extends ConnectOptions, TlsOptions {}

/**
 * Logs in to a radio from Node.
 * @throws LoginFailure if the device opens no session
 * @throws CertificateChanged if a pinned certificate is another one: nothing was sent
 */
export async function connect(options: NodeConnectOptions): Promise<Radio> {
  if (options.transport !== undefined) return connectBy(options.transport, options);
  const { close, connectionFailure, ...transport } = await nodeTransport(options.url, options);
  try {
    const radio = await connectBy(transport, options);
    return { ...radio, close: () => radio.close().finally(close) };
  } catch (reason) {
    close();
    throw explained(reason, connectionFailure(), options);
  }
}

/** A failed login with the reason why no connection came about. */
function explained(
  reason: unknown,
  cause: ConnectionFailure | undefined,
  { url, timeoutMs = ORDINARY_TIMEOUT_MS }: NodeConnectOptions,
): unknown {
  if (!(reason instanceof LoginFailure) || reason.problem.kind !== 'unreachable') return reason;
  if (cause !== undefined) return new LoginFailure({ kind: 'unreachable', text: cause.message }, { cause });
  return /did not respond in time/.test(reason.problem.text)
    ? new LoginFailure({ kind: 'unreachable', text: silence(url, timeoutMs) })
    : reason;
}

/**
 * Changes a radio so that nothing can cost it; see `applyTo`. The device is followed to a new address.
 * @throws LoginFailure if no session is opened at first
 * @throws CertificateChanged
 * @throws RequestFailure if the device cannot be read at first
 */
export function applySafely(
  options: NodeConnectOptions & WantedConfiguration & SafeApplyOptions,
): Promise<ApplyResult> {
  return applyTo(wayOf(options), options, options);
}

function wayOf(options: NodeConnectOptions): ApplyWay {
  return {
    url: options.url,
    open: url => connect({ ...options, url }),
    answers: options.transport === undefined ? answersOverTcp : () => Promise.resolve(false),
  };
}

export { asFetchError, failureText, RequestFailure } from '@radiolink/domain/errors';
export {
  type ConnectOptions,
  type HttpExchange,
  type Login,
  LoginFailure,
  type Transport,
} from '../connect-by.ts';
export { answersOverTcp, ConnectionFailure, type ConnectionProblem } from './connection-failure.ts';
export type { Radio, RadioTools } from '../radio.ts';
export { CertificateChanged, filePins, memoryPins, type PinStore } from './certificate-pin.ts';
export type { TlsOptions } from './node-transport.ts';
export { fileMemory } from './file-memory.ts';
export * from '../safe-apply/index.ts';
export type { LinkAgreement } from '@radiolink/domain/settings';
export { adviseChannel, explainChange, type SpectrumAdvice, type WhatChanged } from '../insights.ts';
