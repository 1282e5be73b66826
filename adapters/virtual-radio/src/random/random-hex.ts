/** Lower-case hexadecimal digits from the platform's secure source: session values, tokens, keys. */
export function randomHex(digits: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(Math.ceil(digits / 2)));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, digits);
}
