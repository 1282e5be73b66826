/** Opens another radio. Its page is another one: what this tab holds of the session belongs to the old radio. */
export function openProfile(profile: string, speed: number): void {
  const query = new URLSearchParams({ profile, ...(speed !== 1 && { speed: String(speed) }) });
  endSession();
  window.location.assign(`${window.location.pathname}?${query.toString()}`);
}

/** Deletes the radio: the next page starts with a new one. */
export function forgetRadio(): void {
  endSession();
  // The radio is kept as the page goes: what is cleared here has to stay so.
  window.addEventListener('pagehide', () => window.sessionStorage.clear());
  window.location.assign(window.location.pathname + window.location.search);
}

/** Takes out what the interface keeps in this tab, and leaves the radios. */
function endSession(): void {
  const { sessionStorage } = window;
  for (const key of Object.keys(sessionStorage))
    if (!key.startsWith('radiolink.demo.')) sessionStorage.removeItem(key);
}
