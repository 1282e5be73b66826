/** Seconds between two announcements of a time that goes on. */
const SPOKEN_EVERY = 30;

/** A growing time as a screen reader speaks it: only every 30 s, and not at its start. */
export const spokenSeconds = (seconds: number): number =>
  Math.max(0, Math.floor(seconds / SPOKEN_EVERY) * SPOKEN_EVERY);
