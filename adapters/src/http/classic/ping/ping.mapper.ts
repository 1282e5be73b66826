import { classicPingOutcome, type PingResult } from '@radiolink/domain/tools';
import { networkFailure } from '../../client/network-failure.ts';

/**
 * One echo from `code|address|milliseconds|TTL`. Groups may repeat; the first one is used. @throws
 * RequestFailure a text that begins with no code is a network error `malformed`
 */
export function mapPing(text: string, sequence: number, sizeBytes: number | undefined): PingResult {
  const [first = '', , time, ttl] = text.trim().split('|');
  const code = numberOf(first);
  if (code === undefined) throw networkFailure('malformed');
  const outcome = classicPingOutcome(code);
  if (outcome !== 'ok') return { sequence, outcome, sizeBytes };
  return { sequence, outcome, timeMs: numberOf(time), ttl: numberOf(ttl), sizeBytes };
}

function numberOf(text: string | undefined): number | undefined {
  return text !== undefined && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}
