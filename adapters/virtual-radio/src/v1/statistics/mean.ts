/** Mean of figures as a whole number; 0 for none. */
export function wholeMean(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}
