import { useEffect, useState } from 'react';

/** Whether Caps lock is on, as far as the last key or pointer press told; browsers tell only then. */
export function useCapsLock(): boolean {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent | MouseEvent): void => {
      if (typeof event.getModifierState !== 'function') return;
      // Pressing the key itself reports the state before it on some systems: the release tells the truth.
      if (event.type === 'keydown' && 'key' in event && event.key === 'CapsLock') return;
      setOn(event.getModifierState('CapsLock'));
    };
    const kinds = ['keydown', 'keyup', 'pointerdown'] as const;
    for (const kind of kinds) window.addEventListener(kind, listen, true);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, listen, true);
    };
  }, []);
  return on;
}
