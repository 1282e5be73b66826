import type { Clock } from '@radiolink/domain/clock';

/** The clock of the machine. */
export const systemClock: Clock = { now: () => Date.now() };
