import { normalMac } from '@radiolink/domain/network';

/** A MAC in the form this program keeps; text that is none stays as it is. */
export function macAddress(text: string | undefined): string | undefined {
  return text === undefined ? undefined : (normalMac(text) ?? text);
}
