import { useEffect, useState } from 'react';

const EVERY_MS = 10_000;

/** The time of this computer, fresh enough for a clock of hours and minutes. Milliseconds since the epoch. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
