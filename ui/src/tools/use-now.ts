import { useEffect, useState } from 'react';

const TICK_MS = 1000;

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
