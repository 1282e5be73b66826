import { useEffect, useRef } from 'react';

/** Ctrl-K, or Cmd-K, opens the palette from everywhere but from within a dialog. */
export function usePaletteKey(open: () => void): void {
  const newest = useRef(open);
  useEffect(() => {
    newest.current = open;
  }, [open]);
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
      if (document.querySelector('dialog:modal') !== null) return;
      event.preventDefault();
      newest.current();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}
