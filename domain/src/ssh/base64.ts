const BASE64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;

/** The bytes of a base64 text; undefined for what is none. */
export function bytesOfBase64(text: string): Uint8Array | undefined {
  if (text === '' || !BASE64.test(text)) return undefined;
  return Uint8Array.from(atob(text), character => character.charCodeAt(0));
}

/** Bytes as base64. */
export const base64OfBytes = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
