import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** The hash of the address, which is the route of the page. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash);
}
