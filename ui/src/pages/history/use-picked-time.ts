import { hashOfPicked, pickedTimeOf } from '@radiolink/application/history/time-axis';
import { useHash } from '../../components/use-hash.ts';

/** The picked time in the address, ms since the epoch, and its setter, which adds no entry to the browser's history. */
export function usePickedTime(): readonly [number | undefined, (at: number) => void] {
  return [pickedTimeOf(useHash()), pick];
}

function pick(at: number): void {
  const oldURL = window.location.href;
  window.history.replaceState(null, '', hashOfPicked(at));
  // Replacing the state emits no event, and the page subscribes to the address.
  window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: window.location.href }));
}
