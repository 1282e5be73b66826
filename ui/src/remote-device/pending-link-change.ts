/** What a change of both ends is stored under. The adapter that stores it is loaded with it. */
const KEY = 'radiolink.link-change';

/** A change of both ends that this browser remembers, as it is stored; null without one. */
export function storedLinkChange(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
