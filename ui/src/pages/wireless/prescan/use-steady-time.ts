import { useState } from 'react';

const SAME_MS = 5000;

/** A time computed every second, kept while it hardly changes: otherwise its minute would flicker. */
export function useSteadyTime(time: number): number {
  const [steady, setSteady] = useState(time);
  if (Math.abs(time - steady) < SAME_MS) return steady;
  setSteady(time);
  return time;
}
