import { useEffect, useRef } from 'react';

const GUARD = 'stays';

const isGuarded = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && GUARD in state;
};

/** A back gesture asks instead of leaving: an entry of the history with the same address is in its way. */
export function useBackGuard(onBack: () => void): void {
  const asks = useRef(onBack);
  useEffect(() => {
    asks.current = onBack;
  }, [onBack]);
  useEffect(() => {
    const { href } = window.location;
    const guard = (): void => window.history.pushState({ ...window.history.state, [GUARD]: true }, '');
    const back = (): void => {
      if (isGuarded() || window.location.href !== href) return;
      guard();
      asks.current();
    };
    guard();
    window.addEventListener('popstate', back);
    return () => {
      window.removeEventListener('popstate', back);
      if (isGuarded()) window.history.back();
    };
  }, []);
}
