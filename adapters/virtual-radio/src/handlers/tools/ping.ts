import { reach } from '../../tools/reach.ts';
import { textAnswer } from '../../wire/answers.ts';
import { sessionCall } from '../call.ts';

/** First field of the answer when there is no echo. */
const PingCode = { BadParameter: '-1', UnknownHost: '-2', TimeOut: '-4' } as const;
const LARGEST_BYTES = 32_768;
const FIRST_TTL = 64;
/** Time-out of an echo. */
const TIME_OUT_MS = 1000;

/** GET /pingtest_action.cgi — one echo: `0|address|milliseconds|TTL`. §classic.ping. */
export const ping = sessionCall('GET', '/pingtest_action.cgi', async ({ radio, query }) => {
  const host = query.get('ip_addr') ?? '';
  const size = Number(query.get('ping_size') ?? 56);
  if (host === '' || !Number.isInteger(size) || size < 1 || size > LARGEST_BYTES) {
    return textAnswer(PingCode.BadParameter);
  }
  const found = reach(radio, host, radio.tools.nextId());
  if (found.kind === 'unknown') return textAnswer(PingCode.UnknownHost);
  if (found.kind === 'silent') {
    await radio.wait(TIME_OUT_MS);
    return textAnswer(PingCode.TimeOut);
  }
  return textAnswer(`0|${found.address}|${found.milliseconds}|${FIRST_TTL - found.hops}`);
});
