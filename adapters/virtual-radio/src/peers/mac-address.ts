/** Colon form, upper case, of twelve hex digits. */
export function colonMac(hwaddr: string): string {
  return (hwaddr.match(/../g) ?? []).join(':').toUpperCase();
}

/** Twelve hex digits, upper case, of a MAC in any common form. Throws a RangeError for anything else. */
export function plainMac(mac: string): string {
  const digits = mac.replaceAll(/[:\-.]/g, '').toUpperCase();
  if (!/^[0-9A-F]{12}$/.test(digits)) throw new RangeError(`Not a MAC address: ${mac}`);
  return digits;
}

/** The address some places after another, as a manufacturer numbers its units. */
export function macAfter(hwaddr: string, places: number): string {
  const next = (BigInt(`0x${plainMac(hwaddr)}`) + BigInt(places)) & 0xffffffffffffn;
  return next.toString(16).padStart(12, '0').toUpperCase();
}
