import type { Radio } from '../radio.ts';
import { jsonAnswer } from '../wire/answers.ts';
import { emptySuccess, wrongField } from './answers.ts';
import { textIn } from './body.ts';
import { amendConfiguration } from './configuration/write-configuration.ts';
import { type V1Call, v1SessionCall, type V1SessionExchange } from './exchange.ts';
import { HIDDEN } from './hidden.ts';

const KEY =
  /^wss?:\/\/(\[[\da-f:.]+\]|[^\s:/?#@[\]+]+)(?::\d{1,5})?(?:[/?#][^\s+]*)?(?:\+([^\s+]+))?(?:\+[^\s+]+)?$/i;

/** What the device reads of a controller key such as `wss://host:443+KEY+allowUntrustedCertificate`. */
interface ControllerKey {
  readonly host: string;
  /** Missing in a bare address, with which no controller lets a device in. */
  readonly key: string | undefined;
}

/** Reads a controller key; undefined for what is no ws or wss address. */
export function readControllerKey(text: string): ControllerKey | undefined {
  const [, host, key] = KEY.exec(text) ?? [];
  return host === undefined ? undefined : { host: host.toLowerCase(), key };
}

/** Connection state by its duration, ms, with the device's codes. §v1.other-tools. */
const STEPS = [
  { untilMs: 1000, statusCode: 1 },
  { untilMs: 3000, statusCode: 2 },
  { untilMs: 4000, statusCode: 3 },
] as const;
const WRONG_KEY = 5;
const TIMED_OUT = 6;
/** How long the device waits for a controller that does not answer, ms. */
const PATIENCE_MS = 8000;
/** A domain in which no host exists. RFC 2606. */
const NOWHERE = /(^|\.)invalid$/;

function stateOf(radio: Radio): { readonly status: string; readonly statusCode: number } {
  const config = radio.configuration.running;
  if (config.get('unms.status') !== 'enabled') return { status: 'disabled', statusCode: 0 };
  const key = readControllerKey(config.get('unms.uri') ?? '');
  if (key?.key === undefined) return { status: 'failed', statusCode: WRONG_KEY };
  const passed = radio.clock.now() - (radio.v1.cloudConnectingSince ?? 0);
  if (NOWHERE.test(key.host)) {
    return passed < PATIENCE_MS
      ? { status: 'connecting', statusCode: 1 }
      : { status: 'failed', statusCode: TIMED_OUT };
  }
  const step = STEPS.find(({ untilMs }) => passed < untilMs);
  return step
    ? { status: 'connecting', statusCode: step.statusCode }
    : { status: 'connected', statusCode: 0 };
}

/** Object of `/tools/unms`; a read-only user does not see the key. */
function cloudSection(radio: Radio, readOnly: boolean): Record<string, unknown> {
  const config = radio.configuration.running;
  const uri = config.get('unms.uri') ?? '';
  const host = readControllerKey(uri)?.host;
  const { status, statusCode } = stateOf(radio);
  return {
    enabled: config.get('unms.status') === 'enabled',
    key: readOnly && uri !== '' ? HIDDEN : uri,
    uiURL: host === undefined ? '' : `https://${host}/`,
    status,
    details: { statusCode },
  };
}

function connect(exchange: V1SessionExchange, key: string): Response {
  const on = key === '' ? 'disabled' : 'enabled';
  const changes = new Map([
    ['unms.status', on],
    ['unms.uri', key],
  ]);
  const since = exchange.radio.clock.now();
  const done = amendConfiguration(exchange, changes, () => {
    exchange.radio.v1.cloudConnectingSince = since;
  });
  return done ? emptySuccess() : wrongField('key', 'A ws or wss address');
}

/** GET /tools/unms. §v1.other-tools. */
const cloudState = v1SessionCall('GET', '/tools/unms', ({ radio, session }) =>
  jsonAnswer(cloudSection(radio, session.user.readOnly)),
);

/** POST /tools/unms/connect — an empty key disconnects. §v1.other-tools. */
const cloudConnect = v1SessionCall('POST', '/tools/unms/connect', exchange => {
  const key = textIn(exchange.body, 'key');
  if (key === undefined || (key !== '' && readControllerKey(key) === undefined))
    return wrongField('key', 'A ws or wss address');
  return connect(exchange, key);
});

/** DELETE /tools/unms. §v1.other-tools. */
const cloudDisconnect = v1SessionCall('DELETE', '/tools/unms', exchange => connect(exchange, ''));

export const cloudCalls: readonly V1Call[] = [cloudState, cloudConnect, cloudDisconnect];
