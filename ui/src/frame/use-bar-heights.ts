import { type RefObject, useEffect } from 'react';

/**
 * Sets the height of the sticky bars as `--test-bar` and `--change-bar`, so that the focused element is
 * scrolled clear of them. WCAG 2.2, 2.4.11.
 *
 * @param frame holds the bars, each named by `data-bar`
 */
export function useBarHeights(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = frame;
    const sizes = new ResizeObserver(entries => {
      for (const { target, borderBoxSize } of entries) {
        const [box] = borderBoxSize;
        current?.style.setProperty(`--${target.getAttribute('data-bar')}`, `${box?.blockSize ?? 0}px`);
      }
    });
    for (const bar of current?.querySelectorAll('[data-bar]') ?? []) sizes.observe(bar);
    return () => sizes.disconnect();
  }, [frame]);
}
