/** Time as the device writes it: `YYYY-MM-DD HH:MM:SS`. */
export function deviceTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}
