import { useEffect, useState } from 'react';

const TICK_MS = 1000;

/** The time, ms since the epoch, each second while `ticks`; or at longer intervals, ms. */
export function useNow(ticks: boolean, everyMs = TICK_MS): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!ticks) return undefined;
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [ticks, everyMs]);
  return now;
}
