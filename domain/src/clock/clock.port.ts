/** Time as a dependency, so that tests and the virtual radio decide what o'clock it is. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}
