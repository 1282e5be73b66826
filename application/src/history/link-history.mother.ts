import type { LinkHistory } from './link-history.port.ts';

/** A record of every five minutes in which nothing was recorded; pass what was. */
export const linkHistoryOf = (change: Partial<LinkHistory> = {}): LinkHistory => ({
  intervalSeconds: 300,
  times: [],
  downlinkScore: [],
  uplinkScore: [],
  signalDbm: [],
  remoteSignalDbm: [],
  downlinkCapacityKbps: [],
  uplinkCapacityKbps: [],
  txKbps: [],
  rxKbps: [],
  ...change,
});
