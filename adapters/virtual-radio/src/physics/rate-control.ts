import { RATES_11AC, rateIndexForCinr } from '@radiolink/domain/radio';

/** A faster rate is tried only this far above its threshold, dB. */
const CLIMB_MARGIN_DB = 0.6;
/** And the present one is left only this far below its own, dB. */
const FALL_MARGIN_DB = 0.6;
/** Seconds a better channel must last before the next rate is tried. */
const SECONDS_BEFORE_CLIMB = 2;

/** Chooses the rate index from the CINR, with hysteresis: falls immediately, climbs one step at a time. */
export class RateControl {
  #index: number;
  #secondsAbove = 0;

  constructor(cinrDb: number) {
    this.#index = fastestRate(cinrDb);
  }

  get index(): number {
    return this.#index;
  }

  step(seconds: number, cinrDb: number): number {
    if (cinrDb < wantedCinrDb(this.#index) - FALL_MARGIN_DB) {
      this.#index = fastestRate(cinrDb);
      this.#secondsAbove = 0;
      return this.#index;
    }
    const next = wantedCinrDb(this.#index + 1);
    this.#secondsAbove = cinrDb >= next + CLIMB_MARGIN_DB ? this.#secondsAbove + seconds : 0;
    if (this.#secondsAbove >= SECONDS_BEFORE_CLIMB) {
      this.#index = fastestRate(cinrDb - CLIMB_MARGIN_DB);
      this.#secondsAbove = 0;
    }
    return this.#index;
  }
}

/** CINR that an index asks for, dB; nothing is enough for an index beyond the table. */
export function wantedCinrDb(index: number): number {
  return RATES_11AC[index]?.wantedCinrDb ?? Number.POSITIVE_INFINITY;
}

/** The slowest rate is kept even when nothing carries: the link then lives on retries. */
function fastestRate(cinrDb: number): number {
  return rateIndexForCinr(cinrDb) ?? 0;
}
