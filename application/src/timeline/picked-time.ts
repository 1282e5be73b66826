/** `#/history?at=1700000000000`: the picked time, ms since the epoch. Addresses are untrusted: undefined for nonsense. */
export function pickedTimeOf(hash: string): number | undefined {
  const text = /[?&]at=(\d{1,16})(?:&|$)/.exec(hash)?.[1];
  return text === undefined ? undefined : Number(text);
}

/** The address that opens the page at a time, ms since the epoch. */
export const hashOfPicked = (at: number): string => `#/history?at=${Math.round(at)}`;
