import { useEffect, useState } from 'react';

const TICK_MS = 1000;

/** Whole seconds until a time, ms since the epoch; 0 once it is past. */
export const secondsUntil = (at: number, now: number): number => Math.max(0, Math.ceil((at - now) / 1000));

/** The time, ms since the epoch, each second, or each `every` ms, while `ticks`. */
export function useNow(ticks: boolean, every = TICK_MS): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!ticks) return undefined;
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [ticks, every]);
  return now;
}
