import { LINK_CHANGE_KEY } from '@radiolink/application/remote-device/link-change-memory.port';

/**
 * A change of both ends that this browser remembers, as it is stored; null without one. The adapter that reads it whole is
 * loaded when it is gone on with.
 */
export function storedLinkChange(): string | null {
  try {
    return localStorage.getItem(LINK_CHANGE_KEY);
  } catch {
    return null;
  }
}
