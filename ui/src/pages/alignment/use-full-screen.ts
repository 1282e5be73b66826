import { type RefObject, useEffect } from 'react';

/** Full screen where the browser can and allows it; elsewhere the dialog covers the window all the same. */
export function useFullScreen(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element: Partial<HTMLElement> | null = place.current;
    void element?.requestFullscreen?.().catch(() => undefined);
    return () => {
      if (document.fullscreenElement !== null && document.fullscreenElement !== undefined) {
        void document.exitFullscreen().catch(() => undefined);
      }
    };
  }, [place]);
}
