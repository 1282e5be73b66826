/**
 * Time-outs of slow calls, ms; all others have 15 s. Project defaults, except where the reference of the call
 * specifies one.
 */
export const TIME_OUT_MS = {
  /** A whole configuration is checked and stored before the answer. */
  write: 60_000,
  /** The device looks through megabytes before it answers. */
  upload: 15 * 60_000,
  download: 120_000,
  /** Up to 10 s of measuring while the wired link is down. */
  cableTest: 30_000,
  /** An echo is waited for on the device, over a link that may be full. */
  ping: 20_000,
  /** About 130 kB. */
  spectrum: 20_000,
  /** The device sends a request to a server of its manufacturer. */
  outside: 45_000,
  /** A device that is polled after a reboot responds soon or is not back. */
  presence: 4000,
  /** The device answers before it restarts, or never. */
  restart: 10_000,
} as const;
