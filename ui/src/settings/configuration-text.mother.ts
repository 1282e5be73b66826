/** The text of a configuration as the device sends it. */
export function configurationText(lines: Readonly<Record<string, string>>): string {
  return Object.entries(lines)
    .map(([key, value]) => `${key}=${value}\n`)
    .join('');
}
