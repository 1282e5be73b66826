import { useEffect, useState } from 'react';

/** Caps lock state as of the last key or pointer event; browsers report it only then. */
export function useCapsLock(): boolean {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent | MouseEvent): void => {
      if (typeof event.getModifierState !== 'function') return;
      // On some systems the key press of Caps lock reports the state before it: the release reports the new
      // state.
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
