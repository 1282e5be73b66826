const TWELVE_DIGITS = /^[0-9a-f]{2}(?:[:-]?[0-9a-f]{2}){5}$/i;

/** A MAC in upper case with colons, however it was written; text that is no MAC stays as it is. */
export function macAddress(text: string | undefined): string | undefined {
  if (text === undefined || !TWELVE_DIGITS.test(text)) return text;
  return (text.replaceAll(/[:-]/g, '').match(/../g) ?? []).join(':').toUpperCase();
}
