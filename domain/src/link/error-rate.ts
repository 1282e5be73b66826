import { type InterfaceCounters, isCounter } from '../status/host-status.ts';
import type { LinkEnd, LinkPort, LinkSide } from './link-end.ts';
import { type LinkReason, reason, type Sentences } from './link-reason.ts';

/**
 * Share of frames with errors since the counters began, percent: from it on a note, then a problem. Project default: a
 * sound cable has none, and TCP loses throughput noticeably from 1 %. reading 21.
 */
export const ERROR_RATE_LIMITS_PERCENT = { warning: 0.1, danger: 1 } as const;

/** Fewer frames say nothing of a rate. Project default. */
const LEAST_FRAMES = 10_000;

const PORT_ERRORS: Sentences = {
  local: 'Local port {port}: {rate} % of the frames have errors. Check cable, connectors and shielding.',
  remote: 'Remote port {port}: {rate} % of the frames have errors. Check cable, connectors and shielding.',
};
const RADIO_ERRORS: Sentences = {
  local: 'Local radio: {rate} % of the received frames have errors. Check interference and alignment.',
  remote: 'Remote radio: {rate} % of the received frames have errors. Check interference and alignment.',
};

/**
 * Percent of all frames that have errors. Undefined unless some direction counts both, and while there are too few
 * frames for a rate.
 */
export function errorRatePercent({
  rxPackets,
  rxErrors,
  txPackets,
  txErrors,
}: InterfaceCounters): number | undefined {
  let good = 0;
  let bad = 0;
  if (isCounter(rxPackets) && isCounter(rxErrors)) {
    good += rxPackets;
    bad += rxErrors;
  }
  if (isCounter(txPackets) && isCounter(txErrors)) {
    good += txPackets;
    bad += txErrors;
  }
  const all = good + bad;
  return all < LEAST_FRAMES ? undefined : (100 * bad) / all;
}

function reasonOf(
  side: LinkSide,
  rate: number | undefined,
  sentences: Sentences,
  port?: string,
): LinkReason | undefined {
  if (rate === undefined || rate < ERROR_RATE_LIMITS_PERCENT.warning) return undefined;
  const severity = rate >= ERROR_RATE_LIMITS_PERCENT.danger ? 'danger' : 'warning';
  const values = { rate: Math.round(rate * 10) / 10, ...(port !== undefined && { port }) };
  return reason('errors', side, severity, sentences, values);
}

/**
 * Error rate of an end: of its wired port with the most errors, else of its 60 GHz radio. The devices count errors of
 * their own interfaces and of 60 GHz stations only. No 5 GHz field has an error rate: the retry counters of a station
 * are 0 in every recorded status.
 */
export function erroneous({ side, ethernet, radioCounters }: LinkEnd): LinkReason | undefined {
  let worst: LinkPort | undefined;
  let worstRate = 0;
  for (const port of ethernet) {
    const rate = errorRatePercent(port) ?? 0;
    if (rate <= worstRate) continue;
    worst = port;
    worstRate = rate;
  }
  const wired = worst && reasonOf(side, worstRate, PORT_ERRORS, worst.name);
  return wired ?? reasonOf(side, errorRatePercent(radioCounters ?? {}), RADIO_ERRORS);
}
