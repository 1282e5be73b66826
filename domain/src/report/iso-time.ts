/** A time of a report, ISO 8601 in UTC. Empty for an invalid date: a report is worth more than its time. */
export function isoTime(at: number): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
