import { useEffect, useState } from 'react';

const TICK_MS = 1000;

/** The time, ms since the epoch, each second while `ticks`. */
export function useNow(ticks: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!ticks) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [ticks]);
  return now;
}
