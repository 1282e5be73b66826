/** Smallest and largest number, both allowed. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}
