/** A bar, as the terminal draws it. */
export interface ProgressBar {
  /** @param percent 0 to 100 */
  show(percent: number, words: string): void;
  end(): void;
}
