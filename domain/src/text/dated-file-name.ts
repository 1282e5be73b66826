const LONGEST_NAME = 40;

/**
 * Name of a saved file: `stations-Sector-North-2026-03-04.csv`. The device's name comes from a configuration,
 * so only its letters, digits, dots, hyphens and underscores are kept.
 *
 * @param at milliseconds since the epoch; the day is that of UTC, and is left out for an invalid date
 */
export function datedFileName(
  what: string,
  deviceName: string | undefined,
  at: number,
  extension: string,
): string {
  const safe = (deviceName ?? '')
    .slice(0, LONGEST_NAME)
    .replaceAll(/[^\w.-]+/g, '-')
    .replaceAll(/^[.-]+|[.-]+$/g, '');
  const date = new Date(at);
  const day = Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
  return `${[what, safe, day].filter(part => part !== '').join('-')}.${extension}`;
}
