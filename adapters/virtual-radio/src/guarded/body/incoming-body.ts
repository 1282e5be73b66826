const LOOK_MS = 1000;
const FIRST_BYTE_LOOKS = 10;
const WINDOW_LOOKS = 30;
const BYTES_PER_LOOK = 1000;

/** A body on its way. */
export interface IncomingBody {
  /** Bytes of it that came. */
  readonly received: () => number;
  /** True while this server does not read on by itself, such as for a device that writes slowly. */
  readonly isHeld: () => boolean;
}

/**
 * Watches how fast a body comes: its first byte within 10 s, then 1 kB/s in each 30 s. Calls `slow` once when it does not.
 * Time in which it is not read does not count against its sender. Returns how to stop.
 */
export function watchPace({ received, isHeld }: IncomingBody, slow: () => void): () => void {
  let marks: number[] = [];
  let silent = 0;
  const timer = setInterval(() => {
    const count = received();
    if (isHeld()) {
      marks = [];
      return;
    }
    if (count === 0) silent += 1;
    else marks.push(count);
    const before = marks.length > WINDOW_LOOKS ? marks.shift() : undefined;
    const isSlow = before !== undefined && count - before < WINDOW_LOOKS * BYTES_PER_LOOK;
    if (silent < FIRST_BYTE_LOOKS && !isSlow) return;
    clearInterval(timer);
    slow();
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
