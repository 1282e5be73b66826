import {
  type DiffAddress,
  diffAddressOf,
  hashOfDiff,
} from '@radiolink/application/configuration-diff/diff-address';
import { useMemo } from 'react';
import { useHash } from '../../frame/use-hash.ts';

/** The comparison in the address, and its setter, which adds no entry to the browser's history. */
export function useDiffAddress(): readonly [DiffAddress, (next: DiffAddress) => void] {
  const hash = useHash();
  return [useMemo(() => diffAddressOf(hash), [hash]), show];
}

function show(next: DiffAddress): void {
  const from = window.location.href;
  window.history.replaceState(null, '', hashOfDiff(next));
  // Replacing the state emits no event, and the page subscribes to the address.
  window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL: from, newURL: window.location.href }));
}
